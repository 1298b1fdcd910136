/**
 * A listener for the button of a form, which Enter in a field clicks too. It stands in the place of the form's `submit`:
 * a frame without `allow-forms`, as WordPress makes them, sends no form, and its browser tells nobody.
 */
export const submits =
  (act: (form: HTMLFormElement) => void) =>
  (event: Event): void => {
    event.preventDefault();
    const { form } = event.currentTarget as HTMLButtonElement;
    if (form!.reportValidity()) act(form!);
  };

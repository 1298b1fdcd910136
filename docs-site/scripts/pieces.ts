/** The page of a game's pieces: filters the table, and stores the filter in the address. */
const form = document.querySelector<HTMLFormElement>('form.choose')!;
const says = form.querySelector<HTMLElement>('[data-says]')!;
const choices = [...form.querySelectorAll('select')];
const rows = [...document.querySelectorAll<HTMLTableRowElement>('table.pieces tbody tr')];

function show(): void {
  const isWanted = ({ cells }: HTMLTableRowElement) =>
    choices.every(({ value, dataset }) => value === '' || cells[Number(dataset['column'])]!.textContent === value);
  for (const row of rows) row.hidden = !isWanted(row);
  const shown = rows.filter(({ hidden }) => !hidden).length;
  says.textContent = says.dataset['says']!.replace('{shown}', String(shown));
}

const asked = new URLSearchParams(location.search);
for (const choice of choices) {
  const value = asked.get(choice.name);
  if (value !== null && [...choice.options].some((option) => option.value === value)) choice.value = value;
}
form.inert = false;
show();
form.addEventListener('submit', (event) => event.preventDefault());
form.addEventListener('change', () => {
  const address = new URL(location.href);
  for (const { name, value } of choices) {
    if (value === '') address.searchParams.delete(name);
    else address.searchParams.set(name, value);
  }
  history.replaceState(null, '', address);
  show();
});

export {};

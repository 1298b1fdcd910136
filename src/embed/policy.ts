/** The line that the Content-Security-Policy of a page needs for a server of tables. */
export const policyLine = ({ origin }: URL): string => `connect-src ${origin} ${origin.replace(/^http/, 'ws')}`;

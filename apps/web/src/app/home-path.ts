/** The default first page. */
export const homePath = '/wel/index';

/** Where the day's work starts. */
export const workbenchPath = '/wel/firstIndex';

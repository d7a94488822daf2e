/** The default first page. */
export const homePath = '/wel/index';

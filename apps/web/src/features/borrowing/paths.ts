/** Addresses of this feature's screens, so that none is spelled twice. */
export const borrowListPath = '/tenderee/borrow';
export const borrowPath = '/tenderee/borrow/details';
export const projectPath = '/tenderee/projectDetail/index';

/** Addresses of this feature's screens, so that none is spelled twice. */
export const libraryPath = '/agencyLibrary';
export const agencyPath = '/agencyLibrary/details';
export const drawPath = '/agencyLibrary/draw';
export const ownProjectsPath = '/agency/project';
export const ownProjectPath = '/agency/project/details';
/** What buyers mean to ask an agency for; the address that the API's messages lead to. */
export const requestsPath = '/purchaseEntrust/tendereeApply/tendereeDetail';
export const ownCooperationsPath = '/agency/cooperation';
export const feePath = '/system/agencyFee';
export const projectPath = '/tenderee/projectDetail/index';

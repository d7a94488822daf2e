/** Addresses of this feature's screens. */
export const libraryPath = '/expertDatabase/specialistList/index';
export const expertPath = '/expertDatabase/specialistList/expertInfo';
export const ownExpertPath = '/expertDatabase/own/index';
export const editExpertPath = '/expertDatabase/specialistList/addSpecialist';

/** Addresses of this feature's screens. */
export const libraryPath = '/expertDatabase/specialistList/index';
export const expertPath = '/expertDatabase/specialistList/expertInfo';
export const ownExpertPath = '/expertDatabase/own/index';
export const editExpertPath = '/expertDatabase/specialistList/addSpecialist';
export const drawListPath = '/expertDatabase/extractingExpert/index';
export const editDrawPath = '/expertDatabase/extractingExpert/edit';
export const drawnListPath = '/expertDatabase/extractingExpert/records';
export const fairnessPath = '/expertDatabase/extractingExpert/fairness';
export const expertDrawPath = '/expertDatabase/evaluateManage/expertEvaluate/extractDetails';

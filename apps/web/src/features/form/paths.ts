export const formPaths = {
  list: '/projectParameter/FormManagement/FormList/index',
  answers: '/projectParameter/FormManagement/answers',
  answer: '/projectParameter/FormManagement/answers/:answerId',
  fillIn: '/work/form/:formId',
  own: '/work/myform/index',
  ownAnswer: '/work/myform/:answerId',
  ownChange: '/work/myform/:answerId/change',
} as const;

export function fillInPath(formId: string): string {
  return `/work/form/${formId}`;
}

export function designPath(formId: string): string {
  return `/projectParameter/FormManagement/designer/${formId}`;
}

export function answersPath(formId: string): string {
  return `${formPaths.answers}?formId=${formId}`;
}

export function answerPath(answerId: string): string {
  return `${formPaths.answers}/${answerId}`;
}

/** Where the run of an answer is read. */
export function runPath(flowInstanceId: string): string {
  return `/work/myapplybak/myapplyForm/0/${flowInstanceId}`;
}

/** Where whoever filled it in reads his answer. */
export function ownAnswerPath(answerId: string): string {
  return `/work/myform/${answerId}`;
}

export function changeAnswerPath(answerId: string): string {
  return `${ownAnswerPath(answerId)}/change`;
}

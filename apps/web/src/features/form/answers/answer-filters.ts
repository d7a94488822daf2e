import type { answerPage } from '@zhaocai/model/form/answer-endpoints';
import type { EndpointInput } from '@zhaocai/model/kit/endpoint';

export type AnswerQuery = Omit<EndpointInput<typeof answerPage>, 'current' | 'size'>;

/** What the address of the list says, as its call takes it. */
export function answerFilters(formId: string, filters: Readonly<Record<string, string>>): AnswerQuery {
  const { title, answerState, prop, word } = filters;
  return {
    formId,
    title,
    answerState: answerState === undefined ? undefined : Number(answerState),
    filters: prop && word ? [{ prop, op: 'has', value: word }] : [],
  };
}

import { named } from '../kit/named.ts';

/** What nodes are of: the opening in the hall, or the evaluation that follows it. */
export const nodeKind = named({
  opening: { value: 1, label: { zh: '开标', en: 'Opening' } },
  evaluation: { value: 2, label: { zh: '评审', en: 'Evaluation' } },
});

/** The nodes of an opening, in the order in which a host leads through them; each has its exit condition on the server. */
export const hallNodes = named({
  signIn: { value: 1, label: { zh: '签到', en: 'Sign-in' } },
  bidderList: { value: 2, label: { zh: '公布投标人名单', en: 'List of bidders' } },
  unlock: { value: 3, label: { zh: '解密准备', en: 'Keys' } },
  open: { value: 4, label: { zh: '开启报价', en: 'Opening' } },
  readOut: { value: 5, label: { zh: '唱标', en: 'Read-out' } },
  confirm: { value: 6, label: { zh: '确认开标记录', en: 'Record confirmed' } },
  close: { value: 7, label: { zh: '开标结束', en: 'Close' } },
});
export type HallNodeName = keyof typeof hallNodes.code;

/** The nodes of an evaluation, which follow those of the opening; how far each is the committee's desk says. */
export const evaluationNodes = named({
  qualification: { value: 8, label: { zh: '资格审查', en: 'Qualification' } },
  compliance: { value: 9, label: { zh: '符合性审查', en: 'Compliance' } },
  scoring: { value: 10, label: { zh: '技术商务评分', en: 'Scoring' } },
  clarification: { value: 11, label: { zh: '澄清', en: 'Clarification' } },
  price: { value: 12, label: { zh: '价格评分', en: 'Price' } },
  summary: { value: 13, label: { zh: '汇总', en: 'Summary' } },
  signature: { value: 14, label: { zh: '评审报告签字', en: 'Report signed' } },
  end: { value: 15, label: { zh: '评审结束', en: 'End' } },
});
export type EvaluationNodeName = keyof typeof evaluationNodes.code;

/** A unit may leave these out; the others are what an opening is made of. */
export const optionalNodes = [hallNodes.code.bidderList, hallNodes.code.readOut] as const;

export function isOptionalNode(code: number): boolean {
  return optionalNodes.some((one) => one === code);
}

/** How long bidders have to confirm the record where a unit says nothing else, in minutes. */
export const confirmMinutes = 10;

export type NodeStep = 'next' | 'current' | 'backwards' | 'skips';

/** What going to a node means where these are left to go through: the one that runs first, then those ahead. */
export function stepTo(ahead: readonly number[], to: number): NodeStep {
  const place = ahead.indexOf(to);
  if (place < 0) return 'backwards';
  if (place === 0) return 'current';
  return place === 1 ? 'next' : 'skips';
}

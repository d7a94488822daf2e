import { fill, type Text } from '@zhaocai/model';

/** Why nothing is done for a project any more. */
export const ends = {
  deleted: { zh: '项目已删除', en: 'The project was deleted' },
  failed: { zh: '项目流标', en: 'The project failed' },
  terminated: { zh: '项目已终止', en: 'The project was terminated' },
  decided: { zh: '项目已出结果', en: 'The project has its result' },
} as const satisfies Record<string, Text>;

export const goesOn = { zh: '采购结果已撤销，委托继续', en: 'The result was withdrawn; the entrustment goes on' };

export const amended = {
  zh: '委托协议已更换，请阅读后重新接受；不同意的，可以退回委托。',
  en: 'The agreement was replaced: read it and accept again, or give the entrustment back.',
};
export const handedIn = {
  zh: '采购人已上传委托协议，请阅读后答复。',
  en: 'The buyer has handed in the agreement: read it and answer.',
};

/** What became of the fee with the budget; `fees` is from what to what. */
export function feeChanged(budget: string, fees: string): Text {
  return {
    zh: fill(`项目预算为{budget:yuan}元，预计代理费：${fees}`, { budget }),
    en: fill(`The budget is now {budget:yuan} yuan; expected fee: ${fees}`, { budget }),
  };
}

/** What was awarded and what the agency is paid for it, in yuan. */
export interface FinalFee {
  readonly awarded: string;
  readonly fee: string;
}

/** As the agency is told it. */
export function feeInWords(final: FinalFee | undefined): Text | string {
  if (!final) return '';
  return {
    zh: fill('成交金额{awarded:yuan}元，代理费{fee:yuan}元', { ...final }),
    en: fill('Awarded {awarded:yuan} yuan, agency fee {fee:yuan} yuan', { ...final }),
  };
}

import type { Text } from '@zhaocai/model/kit/text';

const steps: readonly Text[] = [
  { zh: '采购单位发布公告，写明采购包和截止时间', en: 'A buyer publishes a notice with its packages and deadlines' },
  { zh: '供应商报名并在线报价，报价密封至开标', en: 'Suppliers register and quote online; quotes stay sealed' },
  { zh: '到点开标，同屏比较，确认结果', en: 'Quotes are opened on time, compared and decided on' },
  { zh: '发布结果公告，全过程留有存证', en: 'The result is published; every act leaves evidence' },
];

export const entranceTexts = {
  title: { zh: '采购与招投标，从这里开始', en: 'Purchasing and tendering start here' },
  help: { zh: '为采购单位、代理机构、供应商和评审专家服务', en: 'For buyers, agencies, suppliers and experts' },
  steps,
  signIn: { zh: '前往登录', en: 'Go to sign-in' },
  workbench: { zh: '进入工作台', en: 'Open the workbench' },
} as const satisfies Record<string, Text | readonly Text[]>;

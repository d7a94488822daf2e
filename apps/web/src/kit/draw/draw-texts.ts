import type { Text } from '@zhaocai/model/kit/text';

/** What every draw says of its check. */
export const drawTexts = {
  sound: { zh: '验证通过，结果与记录一致', en: 'It is what it claims to be' },
  unsound: { zh: '验证不通过', en: 'It does not follow' },
  forged: {
    zh: '记录与项目存证不一致：{checks}。本次抽取不能使用，请核查。',
    en: 'The record differs from the evidence of the project: {checks}. It cannot be used; look into it.',
  },
  asRecorded: {
    zh: '与项目存证一致：各步骤完成时已存证',
    en: 'As the evidence of the project says, where each step was written down when it was done',
  },
  commits: { zh: '随机数与摘要一致', en: 'Secrets and digests' },
  candidateRoot: { zh: '候选集摘要', en: 'Digest of the candidates' },
  seed: { zh: '抽取种子', en: 'Seed' },
  order: { zh: '抽取顺序', en: 'Order' },
} as const satisfies Record<string, Text>;

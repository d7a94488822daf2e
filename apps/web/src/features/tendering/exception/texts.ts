import type { Text } from '@zhaocai/model/kit/text';
import { exceptionLifecycle } from '@zhaocai/model/tendering/project-exception';
import { kitTexts } from '../../../kit/text/kit-texts.ts';
import { words } from '../../../kit/text/words.ts';

export const exceptionTexts = {
  title: { zh: '异常处理', en: 'Exceptions' },
  ask: { zh: '提交申请', en: 'Ask for it' },
  asked: { zh: '已提交，等待采购负责人审核', en: 'Asked for; the manager decides next' },
  ground: { zh: '依据', en: 'Ground' },
  groundMissing: { zh: '请选择依据', en: 'Choose a ground' },
  reason: { zh: '情况说明', en: 'Explanation' },
  reasonMissing: { zh: '请填写情况说明', en: 'Explain it' },
  reasonHelp: {
    zh: '说明发生了什么、为什么这样处理。发布公告的项目，说明会写入公告。',
    en: 'What happened, and why this follows. Once the notice is out, the public reads it too.',
  },
  needsOther: {
    zh: '须由另一位有审核权限的人同意后才会执行。',
    en: 'It is done once another person with the right to confirm agrees.',
  },
  effect_suspend: {
    zh: '采购暂停：不接收报名和报价，不开标，并发布暂停公告、通知已报名的供应商。恢复时尚未届满的截止时间按暂停天数顺延。',
    en: 'The procurement stands still: no registration, no quote, no opening; a notice is published and registrants are told. When it is resumed the times that are still ahead move on by the days that it stood still.',
  },
  effect_terminate: {
    zh: '采购将永久结束：已递交的密封报价不再开启，已报名的供应商会收到通知，并发布终止公告。',
    en: 'The procurement ends for good: sealed quotes are never opened, registrants are told, a notice is published.',
  },
  effect_fail: {
    zh: '投标人不足，本次不开标：采购包流标，已报名的供应商会收到通知，并发布流标公告。之后可以重新采购。',
    en: 'Too few have quoted: nothing is opened, registrants are told, a notice is published. It can be procured again.',
  },
  effect_recallResult: {
    zh: '采购结果退回到选择供应商，结果公告草稿一并删除；重新选择后须再次确认。',
    en: 'The selection is made anew and confirmed anew; drafts of the result notice go.',
  },
  effect_undoResult: {
    zh: '已公告的采购结果作废并公告撤销，参与的供应商会收到通知；重新选择、确认后发布更正公告。',
    en: 'The published result no longer holds, and a notice says so; after a new selection a corrected one follows.',
  },
  cancel: kitTexts.cancel,
  agree: exceptionLifecycle.actions.agree.label,
  agreeTitle: { zh: '同意“{kind}”？', en: 'Agree to “{kind}”?' },
  agreed: { zh: '已同意并执行', en: 'Agreed and done' },
  refuse: exceptionLifecycle.actions.refuse.label,
  refuseTitle: { zh: '不同意“{kind}”', en: 'Refuse “{kind}”' },
  refuseReason: { zh: '请说明理由，申请人会看到', en: 'Say why; who asked reads it' },
  refused: { zh: '未同意，项目照常进行', en: 'Refused; the project goes on' },
  withdraw: exceptionLifecycle.actions.withdraw.label,
  withdrawn: { zh: '申请已撤回', en: 'Taken back' },
  askedBy: { zh: '{name}申请', en: 'asked by {name}' },
  decidedBy: { zh: '{name}审核', en: 'decided by {name}' },
  refuseReasonShown: { zh: '不同意的理由：{reason}', en: 'Refused because: {reason}' },
  status: words.status,
} as const satisfies Record<string, Text>;

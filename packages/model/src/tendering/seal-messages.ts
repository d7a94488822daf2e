import type { Text } from '../kit/text.ts';

/** What is said of bids that are sealed in the bidder's browser. */
export const sealMessages = {
  'tendering.holdersNotReady': {
    zh: '开标密钥持有人未就绪：{names}',
    en: 'These holders have no opening key yet: {names}',
  },
  'tendering.holdersFew': {
    zh: '开标密钥持有人不足：须{count}人，目前{named}人，请在项目页面设置',
    en: '{count} holders of opening keys are needed and {named} are named; name them on the page of the project',
  },
  'tendering.holdersFixed': {
    zh: '公告已发布，开标密钥持有人不能再更改',
    en: 'The notice is published: the holders of opening keys are settled',
  },
  'tendering.holderUnknown': { zh: '持有人账号已停用', en: 'The account of a holder is disabled' },
  'tendering.holderTwice': { zh: '同一持有人只能设置一次', en: 'Each holder is named once' },
  'tendering.notByHolders': {
    zh: '本项目尚未设置开标密钥持有人，暂不能递交报价，请联系采购经办人',
    en: 'No holders of opening keys are set yet, so that nothing can be sealed; ask the handler of the procurement',
  },
  'tendering.sealEnvelope': {
    zh: '递交的不是密封信封，请刷新页面后重新密封递交',
    en: 'This is no sealed envelope; reload the page, seal and submit again',
  },
  'tendering.sealPlace': {
    zh: '信封不属于本次报价或不是最新版本，请读取最新状态后重新密封递交',
    en: 'The envelope is of another quote or of an old version; read the newest state, seal and submit again',
  },
  'tendering.sealHolders': {
    zh: '信封的开标密钥持有人与本包公布的不一致，请刷新页面后重新密封递交',
    en: 'The envelope is not sealed to the holders of this package; reload the page, seal and submit again',
  },
  'tendering.sealDiffers': {
    zh: '密文与信封不一致，可能在传输中损坏，请重新密封递交',
    en: 'What was sealed is not what the envelope says and may have been damaged on its way; seal and submit again',
  },
  'tendering.sealSignature': {
    zh: '签名验证未通过，请用本人当前的签名密钥重新递交',
    en: 'The signature does not verify; submit again with your own signing key in use',
  },
  'tendering.sealLayer': {
    zh: '暂不支持投标人自持密钥的二次加密',
    en: 'A second layer under the bidder’s own key is not supported yet',
  },
  'tendering.notHolder': { zh: '您不是本项目的开标密钥持有人', en: 'You hold no opening key of this project' },
  'tendering.shareDiffers': {
    zh: '提交的份额不属于这些报价或您的密钥，未保存，请重新解锁',
    en: 'A share is not of these quotes or not of your key; nothing was kept. Unlock again',
  },
  'tendering.holdersMissing': {
    zh: '开标须{threshold}名密钥持有人解锁，目前{given}名，待解锁：{names}',
    en: '{threshold} holders must unlock, {given} have; still to unlock: {names}',
  },
  'tendering.sharesMissing': {
    zh: '有{bids}份报价按已提交的份额不能开启，须等待解锁：{names}。持有人已丢失密钥的，请其在“我的密钥”中挂失',
    en: '{bids} quotes do not open by the shares that were given; still to unlock: {names}. Who has lost his key reports it lost under “My keys”',
  },
  'tendering.shareDoubted': {
    zh: '有{bids}份报价仅凭{names}提交的内容不能开启，且无法核实是否为投标人原因；如仍开标请填写理由（至少{characters}个字）',
    en: '{bids} quotes do not open by the word of {names} alone, and nothing proves that it is their bidders’ fault; give a reason of {characters} characters to open all the same',
  },
  'tendering.notAsRecorded': {
    zh: '项目的时间或状态与存证中公告的不一致，本次操作未受理，系统已向管理员告警，请联系采购人',
    en: 'The times or the state of the project are not those that were announced, as the evidence says; nothing was done and the administrators are told. Ask the buyer',
  },
  'tendering.openingBegun': {
    zh: '开标解锁已经开始，不再接收、修改或撤回报价',
    en: 'The opening has begun: quotes are not taken, replaced or withdrawn any more',
  },
  'tendering.quoteMeanwhile': {
    zh: '同一报价正在提交或已由另一窗口提交，本次未受理；请刷新页面核对最新版本，需要修改时再重新递交',
    en: 'The same quote is being handed in, or was from another window, so this one was not taken; reload, look at the newest version and hand in anew if it is to change',
  },
  'tendering.revokeEarly': {
    zh: '未到投标截止时间，请直接撤回报价',
    en: 'The deadline has not passed: withdraw the quote instead',
  },
  'tendering.revokeLate': {
    zh: '已开标或采购已结束，不能撤销投标',
    en: 'It is opened or over: nothing can be revoked',
  },
  'tendering.revokeReason': {
    zh: '请说明撤销原因（至少{characters}个字），开标时宣布',
    en: 'Say why, in at least {characters} characters; it is read out at the opening',
  },
  'tendering.rulingReason': {
    zh: '请说明认定理由（至少{characters}个字），供应商可以看到',
    en: 'Give a reason of {characters} characters; its bidder reads it',
  },
  'tendering.rulingMissing': {
    zh: '请先认定未能开启的报价的责任：{names}',
    en: 'Rule first whose fault it was that these did not open: {names}',
  },
  'tendering.alreadyOpened': { zh: '项目已开标', en: 'The project has been opened' },
} as const satisfies Record<string, Text>;

import type { Text } from '../kit/text.ts';

export const agencyMessages = {
  'agency.datesOrder': { zh: '合作结束日期不能早于开始日期', en: 'It cannot end before it starts' },
  'agency.unknownAgency': {
    zh: '平台上没有编号为{number}的代理机构，请在机构名录中选择',
    en: 'There is no agency {number} on the platform: choose one of its directory',
  },
  'agency.known': {
    zh: '已有与“{name}”的合作（{state}），请在该记录上处理',
    en: 'There is a cooperation with {name} already ({state}): go on with that one',
  },
  'agency.termsAgreed': {
    zh: '合作已确认，期限和收费不能直接修改；变更期限请办理续约，其他变更请终止后重新邀请',
    en: 'What both have agreed on is not changed by one: renew it, or end it and invite again',
  },
  'agency.agreementMissing': { zh: '请上传合作协议', en: 'Upload the agreement' },
  'agency.renewLater': { zh: '续约后的结束日期应晚于{day}', en: 'A renewal ends after {day}' },
  'agency.renewTooLong': {
    zh: '一次续约不超过{years}年，结束日期不能晚于{day}',
    en: 'A renewal is for {years} years at most: it ends by {day}',
  },
  'agency.renewalAsked': {
    zh: '已向机构提出续约至{day}，请等待其答复',
    en: 'The agency was asked to renew until {day}: wait for its answer',
  },
  'agency.endInPast': { zh: '合作结束日期不能早于今天', en: 'It would have ended already' },
  'agency.entrustedStill': {
    zh: '该机构还有{count}个进行中的项目委托，请先办结',
    en: '{count} entrustments of it still run: conclude them first',
  },
  'agency.confirmedAlready': { zh: '该合作无需确认，或已确认', en: 'There is nothing to confirm' },
  'agency.invitedOnly': { zh: '机构使用平台，由其自行答复邀请', en: 'This agency answers for itself' },
  'agency.notRemovable': { zh: '合作中的机构不能删除，请先终止合作', en: 'End the cooperation first' },
  'agency.entrustedOnce': { zh: '该机构承办过项目，合作记录须保留', en: 'It has run projects: its record stays' },
  'agency.notActive': {
    zh: '“{name}”不在合作期内（{state}），不能选择',
    en: '{name} cannot be chosen: the cooperation is {state}',
  },
  'agency.notToday': {
    zh: '“{name}”的合作期为{from}至{to}，不能选择',
    en: '{name} works with you from {from} to {to}',
  },
  'agency.notConfirmed': {
    zh: '“{name}”由本单位人员登记，尚未经另一人确认，不能选择：请有“确认选定”权限的其他人员在代理机构页面确认合作',
    en: 'One person of the unit registered {name} and nobody else has confirmed it: another one with the right to confirm does so on the page of the agency, then it can be chosen',
  },
  'agency.notConfirmedBy': {
    zh: '“{name}”由本单位人员登记，尚未经另一人确认，不能选择：请{people}在代理机构页面确认合作',
    en: 'One person of the unit registered {name} and nobody else has confirmed it: {people} may do so on the page of the agency, then it can be chosen',
  },
  'agency.noAgency': { zh: '请选择代理机构', en: 'Choose an agency' },
  'agency.tooLate': {
    zh: '项目已发布公告或已结束，不能再选择代理机构',
    en: 'The notice is out, or the project has ended: no agency is chosen any more',
  },
  'agency.entrustedAlready': {
    zh: '本项目已委托“{name}”（{state}），退回或终止后才能另选',
    en: 'The project is with {name} ({state}): another is chosen once that has ended',
  },
  'agency.drawUnderWay': { zh: '本项目正在抽取代理机构（{no}）', en: 'A draw is under way: {no}' },
  'agency.drawDemanded': {
    zh: '按采购规则“{rule}”，本项目的代理机构应随机抽取',
    en: 'By the purchasing rule “{rule}” its agency is drawn at random',
  },
  'agency.drawDemandedNow': {
    zh: '按采购规则“{rule}”，现在的预算金额应随机抽取代理机构，而“{name}”是直接选定的：请先终止该委托，再随机抽取',
    en: 'By the purchasing rule “{rule}” the agency of a project of this amount is drawn, and {name} was chosen directly: end that entrustment, then draw',
  },
  'agency.confirmDemandedNow': {
    zh: '按采购规则“{rule}”，现在的预算金额直接选定代理机构须由他人确认，而“{name}”未经确认：请先终止该委托，再重新选定',
    en: 'By the purchasing rule “{rule}” another person confirms a direct choice for this amount, and nobody confirmed {name}: end that entrustment, then choose again',
  },
  'agency.reasonMissing': {
    zh: '按采购规则“{rule}”，直接选定须填写理由，并由他人确认',
    en: 'By the purchasing rule “{rule}” a direct choice says why, and another person confirms it',
  },
  'agency.published': { zh: '已发布公告，不能退回', en: 'The notice is out: it cannot be given back' },
  'agency.noAgreement': {
    zh: '采购人尚未上传委托协议，请与采购人签订后再接受',
    en: 'There is no written agreement yet: sign one with the buyer, then accept',
  },
  'agency.agreementDemandedNow': {
    zh: '“{name}”尚未签订书面委托协议，按本项目适用的法律不能承办：请上传委托协议，由机构重新接受后再提交',
    en: '{name} has no written agreement, which the law of this project demands: hand it in, have the agency accept again, then go on',
  },
  'agency.notOutside': { zh: '机构使用平台，由其自行答复委托', en: 'This agency answers for itself' },
  'agency.notConcluded': {
    zh: '项目尚未发布结果，不能完成委托；如不再委托，请终止',
    en: 'There is no result yet: end the entrustment if it is over',
  },
  'agency.supervisorSelf': { zh: '监督人不能是发起人本人', en: 'The supervisor is another person' },
  'agency.supervisorGone': { zh: '监督人不存在或不能参加抽取', en: 'This person cannot watch over a draw' },
  'agency.fewCandidates': {
    zh: '符合条件的代理机构不足，需{need}家，现有{have}家',
    en: '{need} agencies are needed for a draw, there are {have}',
  },
  'agency.notParty': { zh: '您不是本次抽取的参加人', en: 'You have no part in this draw' },
  'agency.revealedAlready': { zh: '您已公开随机数', en: 'You have shown your secret already' },
  'agency.secretWrong': {
    zh: '随机数与提交的摘要不符，请使用发起抽取时的浏览器，或作废后重新抽取',
    en: 'This is not the secret of your digest: use the browser in which you began, or declare the draw void',
  },
  'agency.shareLost': {
    zh: '系统随机数无法还原（系统密钥已更换），请由他人作废本次抽取，再重新发起',
    en: 'The product’s secret cannot be had again, for its key was replaced: have another person declare the draw void, then begin a new one',
  },
  'agency.supervisesAlready': {
    zh: '您已是本次抽取的监督人，请加入抽取',
    en: 'You watch over this draw already: join it',
  },
  'agency.notDrawn': {
    zh: '抽取尚未完成，或其结果已全部使用',
    en: 'The draw is not finished, or all that were drawn were asked already',
  },
  'agency.supervisorNoRight': {
    zh: '所选监督人没有“监督抽取”权限，请另选监督人，或请管理员授权',
    en: 'This person has no right to supervise draws: name another, or ask an administrator for the right',
  },
  'agency.drawStands': {
    zh: '本项目已抽取（{no}），以该次结果为准；须由他人说明原因作废后，才能重新抽取或直接选定',
    en: 'Draw {no} decides for this project: another person has to declare it void, with the reason, before a new one or a direct choice',
  },
  'agency.drawKeepsProject': {
    zh: '本项目已抽取代理机构（{no}），不能删除：尚待监督人加入的先撤销抽取，其余请申请终止采购，由他人同意',
    en: 'Draw {no} was made for this project, so it is not deleted: withdraw the draw where its supervisor has not joined, otherwise ask for its termination, which another person agrees to',
  },
  'agency.drawnForName': {
    zh: '代理机构是为“{name}”抽取的（{no}），项目名称不能再改；采购内容已变的请申请终止采购后另行立项',
    en: 'An agency was drawn for {name} ({no}), so its name stays: for another purchase ask for the termination and make another project',
  },
  'agency.drawnForKind': {
    zh: '代理机构是为“{name}”抽取的（{no}），采购类别不能再改；采购内容已变的请申请终止采购后另行立项',
    en: 'An agency was drawn for {name} ({no}), so its kind of purchase stays: for another purchase ask for the termination and make another project',
  },
  'agency.drawnForMoney': {
    zh: '代理机构是按{money:yuan}元抽取的（{no}），金额增减不能超过{percent}%；采购内容已变的请申请终止采购后另行立项',
    en: 'An agency was drawn for {money:yuan} yuan ({no}), so the amount changes by no more than {percent}%: for another purchase ask for the termination and make another project',
  },
  'agency.drawStillNames': {
    zh: '抽取结果仍然有效，应委托“{name}”；候选机构全部退回或不能承办后才能作废',
    en: 'It is the turn of {name}: a draw is void only when all that were drawn gave back or cannot be chosen',
  },
  'agency.turnHeld': {
    zh: '按抽取顺序应委托“{name}”，但目前不能委托：请先恢复合作；确不能承办的，由他人在抽取记录中说明原因、确认顺延',
    en: 'It is the turn of {name}, who cannot be asked now: take up the cooperation again, or have another person pass the turn on in the record of the draw, with the reason',
  },
  'agency.turnNotHeld': {
    zh: '该机构可以委托，或已退回、已顺延，无须确认顺延',
    en: 'It can be asked, or its turn has passed already: there is nothing to pass over',
  },
  'agency.drawForged': {
    zh: '抽取记录{no}与存证不一致，不能使用；请核查后由他人作废',
    en: 'Draw {no} differs from its evidence and cannot be used: look into it, then have another person declare it void',
  },
  'agency.feeFixed': {
    zh: '抽取选定的机构按合作约定收费，不能另行修改支付方、浮动和最低收费',
    en: 'An agency that was drawn is paid as the cooperation says: payer, float and least fee are not set anew',
  },
  'agency.drawnAnother': { zh: '按抽取顺序，应委托“{name}”', en: 'By the order of the draw it is the turn of {name}' },
  'agency.tierGap': {
    zh: '第{no}档与上一档不衔接：分档应从0开始，前后相接',
    en: 'Band {no} does not go on where the one before ends: bands begin at nothing and leave no gap',
  },
  'agency.tierOrder': { zh: '金额上限应大于下限', en: 'A band ends above where it begins' },
  'agency.noTiers': { zh: '没有生效的代理费标准', en: 'No fee scale is in force' },
} as const satisfies Record<string, Text>;

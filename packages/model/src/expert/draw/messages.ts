import type { Text } from '../../kit/text.ts';

/** What the server may say about draws of experts. */
export const expertDrawMessages = {
  'expert.drawStanding': {
    zh: '本项目已有专家抽取，以该次结果为准；须由监督人说明原因作废后，才能重新抽取',
    en: 'A draw of this project counts already; another one can be begun when its supervisor has declared it void',
  },
  'expert.drawShort': {
    zh: '符合条件的专家不足，需{need}人，现有{have}人',
    en: 'Too few experts: {need} are needed, {have} are there',
  },
  'expert.drawProject': {
    zh: '项目当前阶段不能抽取专家',
    en: 'No experts are drawn for a project in this stage',
  },
  'expert.drawEarly': {
    zh: '抽取时间不得早于评审前{days}个工作日（{article}），最早{earliest}',
    en: 'The draw may not begin earlier than {days} working days before the evaluation ({article}): {earliest} at the earliest',
  },
  'expert.drawEarlyReason': {
    zh: '抽取时间早于评审前{days}个工作日（{article}），请说明原因，不少于10个字',
    en: 'This is earlier than {days} working days before the evaluation ({article}): say why, in ten characters or more',
  },
  'expert.drawLate': {
    zh: '评审时间已到，不能抽取专家',
    en: 'The evaluation has begun: no experts are drawn any more',
  },
  'expert.reviewTime': { zh: '评审时间须晚于现在', en: 'The evaluation must lie ahead' },
  'expert.reviewOrder': { zh: '预计结束时间须晚于评审时间', en: 'The end must lie after the beginning' },
  'expert.conditionTwice': { zh: '抽取条件重复，请合并人数', en: 'Two conditions are the same: add up their numbers' },
  'expert.avoidReason': { zh: '请填写专家“{name}”的回避理由', en: 'Say why “{name}” has to keep away' },
  'expert.avoidTooMany': {
    zh: '回避后可抽取{pool}人，不足应抽{need}人的三倍，不能单人抽取。请改为有监督人的抽取，由监督人核对回避名单和理由，或减少回避专家',
    en: 'After the exclusions {pool} may be drawn, fewer than three times the {need} needed: nobody draws that alone. Choose a supervisor, who sees the list and its reasons, or leave out fewer',
  },
  'expert.supervisorMissing': { zh: '请选择监督人', en: 'Choose a supervisor' },
  'expert.supervisorSelf': { zh: '监督人不能是抽取经办人本人', en: 'The handler does not watch over himself' },
  'expert.supervisorGone': { zh: '监督人不存在或已停用', en: 'There is no such supervisor, or he is disabled' },
  'expert.supervisorNoRight': {
    zh: '所选人员没有“监督专家抽取”权限，请另选',
    en: 'This person does not hold the right to watch over draws of experts',
  },
  'expert.notParty': { zh: '您不是本次抽取的参加人', en: 'You take no part in this draw' },
  'expert.notHandler': {
    zh: '只有本次抽取的经办人可以操作',
    en: 'This is for the person who began the draw',
  },
  'expert.commitMissing': {
    zh: '请在抽取页面发起：浏览器生成随机数并提交其摘要',
    en: 'Begin on the page of the draw: your browser makes a secret and hands in its digest',
  },
  'expert.drawTomorrow': {
    zh: '单人抽取须在保存的次日起进行，系统随机数的摘要已于{day}提交',
    en: 'Drawing alone is possible from the day after it was saved: the product handed in its digest on {day}',
  },
  'expert.revealedAlready': { zh: '您已公开随机数', en: 'You have shown your secret' },
  'expert.secretWrong': {
    zh: '随机数与提交的摘要不符，请使用提交摘要时的浏览器',
    en: 'This is not the secret of your digest: use the browser in which you handed it in',
  },
  'expert.revealOver': {
    zh: '随机数未在规定时间内公开，本次抽取作废，请重新发起',
    en: 'The secrets were not shown in time: this draw is void, begin a new one',
  },
  'expert.drawStands': {
    zh: '抽取结果有效，不能作废；人员变动请按顺序替换',
    en: 'The order stands and is not void: replace people by it',
  },
  'expert.drawForged': {
    zh: '抽取“{no}”的记录与项目存证不一致，不能使用，请核查',
    en: 'The record of {no} differs from the evidence of the project and cannot be used; look into it',
  },
  'expert.nobodyToNotify': { zh: '暂无待通知的专家', en: 'Nobody waits to be notified' },
  'expert.placesFull': { zh: '评审人员已足，不需补抽', en: 'Every place is taken' },
  'expert.alternatesLeft': {
    zh: '仍有候补专家，系统将按顺序通知',
    en: 'There are alternates left, who are asked in their order',
  },
  'expert.repliesOpen': {
    zh: '仍有专家在答复期限内，请等待答复',
    en: 'Some may still answer: wait for them',
  },
  'expert.poolEmpty': {
    zh: '候选专家已全部联系，请经主管预算单位同意后选定专家（财库〔2016〕198号第十七条），或停止评审并封存文件',
    en: 'All candidates were asked: choose with the consent of the supervising budget unit (notice 2016/198, article 17), or stop and seal the documents',
  },
  'expert.poolLeft': {
    zh: '仍有未联系的候选专家，请先抽取下一轮',
    en: 'There are candidates whom nobody has asked: draw a further round first',
  },
  'expert.consentMissing': {
    zh: '请上传主管预算单位的同意文件',
    en: 'Hand in the consent of the supervising budget unit',
  },
  'expert.reasonShort': { zh: '请说明原因，不少于10个字', en: 'Say why, in ten characters or more' },
  'expert.mustAvoid': { zh: '该专家须回避，请另选', en: 'This expert has to keep away: choose another one' },
  'expert.notInLibrary': { zh: '该专家不在库或已停用', en: 'This expert is not in the library' },
  'expert.drawnAlready': { zh: '该人员已在本次抽取名单中', en: 'This person is part of this draw already' },
  'expert.conditionGone': { zh: '抽取条件不存在', en: 'There is no such condition' },
  'expert.noPlace': { zh: '该条件的人数已足', en: 'Every place of this condition is taken' },
  'expert.representativeGone': {
    zh: '采购人代表不存在、已停用，或是本次抽取的监督人',
    en: 'There is no such person, or he is disabled or watches over this draw',
  },
  'expert.answerLate': { zh: '已超过答复期限', en: 'It is too late to answer' },
  'expert.pledgeMissing': {
    zh: '请确认与本项目无利害关系，或选择回避',
    en: 'Confirm that you have no interest in this project, or keep away',
  },
  'expert.statusUnknown': {
    zh: '不能登记为“{state}”',
    en: 'This cannot become {state}',
  },
} as const satisfies Record<string, Text>;

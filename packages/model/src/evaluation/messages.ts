import type { Text } from '../kit/text.ts';

export const evaluationMessages = {
  'evaluation.standardTwice': {
    zh: '本包已有评审标准，请刷新后重试',
    en: 'This package has a standard already; load it anew',
  },
  'evaluation.locked': {
    zh: '公告或邀请书已发布，评审标准不能再修改',
    en: 'The notice is out: the standard does not change any more',
  },
  'evaluation.noEvaluation': {
    zh: '本项目的采购方式不设评审标准',
    en: 'Bids are not compared under this procurement method: it has no standard',
  },
  'evaluation.methodNotAllowed': {
    zh: '适用法规和采购方式不允许该评审方法',
    en: 'Law and procurement method do not allow this method of evaluation',
  },
  'evaluation.noQualification': { zh: '请至少填写一项资格性审查', en: 'Enter at least one check of qualification' },
  'evaluation.noCompliance': { zh: '请至少填写一项符合性审查', en: 'Enter at least one check of compliance' },
  'evaluation.nameTwice': { zh: '“{name}”重复', en: '“{name}” is there twice' },
  'evaluation.noItems': { zh: '请至少填写一个评分项', en: 'Enter at least one scored item' },
  'evaluation.itemsUnasked': {
    zh: '该评审方法只比较价格，不设评分项和价格分值',
    en: 'This method compares prices alone: it has no scored items and no points of the price',
  },
  'evaluation.scoreRange': {
    zh: '“{name}”的满分须高于最低分，且分差为分档的整数倍',
    en: 'The points of “{name}” lie above its least, and their difference is a multiple of the step',
  },
  'evaluation.weightsNotFull': {
    zh: '评分权重合计应为100，现为{sum}',
    en: 'Items and price add up to 100 points; these come to {sum}',
  },
  'evaluation.priceFixed': {
    zh: '执行国家统一定价的项目，价格不列为评分因素，价格分值应为0',
    en: 'The state fixes the price: it is not scored and has no points',
  },
  'evaluation.priceTooLow': {
    zh: '价格分值不得低于{least}（{article}）',
    en: 'The price has {least} points at least ({article})',
  },
  'evaluation.priceTooHigh': {
    zh: '价格分值不得高于{most}（{article}）',
    en: 'The price has {most} points at most ({article})',
  },
  'evaluation.qualificationScored': {
    zh: '资格条件“{name}”不得作为评分因素（财政部令第87号第五十五条）',
    en: '“{name}” is a condition of qualification and must not be scored (MOF order 87, article 55)',
  },
  'evaluation.forbiddenFactor': {
    zh: '“{name}”不得以{word}等规模条件作为资格要求或评分因素（财政部令第87号第十七条）',
    en: '“{name}” must not ask for the size of a bidder: {word} (MOF order 87, article 17)',
  },
  'evaluation.benchmarkNotLowest': {
    zh: '政府采购的评审基准价为最低评审价，不得去掉最高、最低报价（财政部令第87号第五十五条）',
    en: 'Government procurement measures against the lowest price and drops none (MOF order 87, article 55)',
  },
  'evaluation.benchmarkPercent': {
    zh: '仅按最高限价与平均价加权时填写最高限价所占比例，须大于0且小于100',
    en: 'The share of the ceiling, above 0 and below 100, belongs to the weighed benchmark and to no other',
  },
  'evaluation.notMean': {
    zh: '政府采购的专家评分按算术平均汇总（财政部令第87号第六十二条）',
    en: 'In government procurement the scores of experts become one by their mean (MOF order 87, article 62)',
  },
  'evaluation.leaderNotExpert': {
    zh: '政府采购项目中采购人代表不得担任组长（财政部令第87号第四十五条）',
    en: 'In government procurement nobody of the purchaser leads (MOF order 87, article 45)',
  },
  'evaluation.checkLine': { zh: '第{line}项审查：', en: 'Check {line}: ' },
  'evaluation.itemLine': { zh: '第{line}个评分项：', en: 'Item {line}: ' },
  'evaluation.standardUnlawful': {
    zh: '第{no}包的评审标准需要修改：{fault}',
    en: 'The standard of package {no} has to be changed: {fault}',
  },
  'evaluation.standardMissing': {
    zh: '第{no}包没有评审标准，请补充，或删除其他包的评审标准',
    en: 'Package {no} has no standard: give it one, or take those of the others away',
  },
  'evaluation.confirmedAlready': {
    zh: '采购文件正在确认或已确认，请先退回项目再修改评审标准',
    en: 'The documents are with whoever confirms them, or confirmed: lead the project back before you change the standard',
  },
  'evaluation.noCommittee': {
    zh: '本项目的采购方式不组建评审委员会',
    en: 'There is no committee under this procurement method',
  },
  'evaluation.projectEnded': { zh: '项目已结束', en: 'The project has ended' },
  'evaluation.notForming': {
    zh: '评审委员会已确认，请先退回组建',
    en: 'The committee is confirmed: lead it back to be formed first',
  },
  'evaluation.packageTaken': {
    zh: '第{no}包已有评审委员会“{name}”',
    en: 'Package {no} has the committee “{name}” already',
  },
  'evaluation.packageForeign': { zh: '采购包不属于本项目', en: 'The package is of another project' },
  'evaluation.memberTwice': { zh: '该人员已是评审成员', en: 'This person has a seat already' },
  'evaluation.memberMissing': {
    zh: '请选择已同意参加评审的专家，或本单位人员',
    en: 'Choose somebody who has accepted to evaluate, or one of your own people',
  },
  'evaluation.notAccepted': {
    zh: '该专家没有同意参加本项目评审',
    en: 'This expert has not accepted to evaluate this project',
  },
  'evaluation.noAccount': {
    zh: '该专家没有登录账号，无法签到，请先在专家名录中关联账号',
    en: 'This expert has no account to sign in with: give him one in the library first',
  },
  'evaluation.personGone': {
    zh: '该账号不存在、已停用，或不是本单位人员；代理机构人员不得参加评审',
    en: 'This account is not there, not in use, or not of your unit; nobody of an agency evaluates',
  },
  'evaluation.roleWrong': {
    zh: '本单位人员只能作为采购人代表或监督人员，组长由成员推选',
    en: 'Your own people evaluate for the purchaser or watch; the leader is elected',
  },
  'evaluation.tooFew': {
    zh: '评审委员会应为{least}人以上单数，现有{have}人',
    en: 'The committee has {least} members at least, an odd number; there are {have}',
  },
  'evaluation.even': {
    zh: '评审委员会应为{least}人以上单数，现有{have}人',
    en: 'The committee has {least} members at least, an odd number; there are {have}',
  },
  'evaluation.expertsTooFew': {
    zh: '评审专家不得少于成员总数的三分之二，应有{need}人，现有{have}人',
    en: 'Two thirds of the members are experts: {need} are needed, there are {have}',
  },
  'evaluation.memberSignedIn': {
    zh: '该成员已签到或曾参加评审，请登记回避或缺席',
    en: 'This member has signed in: note that he keeps away or is absent instead',
  },
  'evaluation.mustAvoid': {
    zh: '该人员与投标人有利害关系，应当回避',
    en: 'This person has to do with a bidder and must keep away',
  },
  'evaluation.tooEarly': {
    zh: '评审时间为{time}，提前一小时开放签到',
    en: 'The evaluation begins at {time}; you may sign in from an hour before',
  },
  'evaluation.notOpened': {
    zh: '开标后才能签署承诺书和推选组长',
    en: 'The promise is given, and the leader elected, after the opening',
  },
  'evaluation.conflictUnsaid': {
    zh: '请确认没有应当回避的情形；如有，请申请回避',
    en: 'Confirm that you have no reason to keep away; where you have one, say so',
  },
  'evaluation.promiseUnsaid': { zh: '请阅读并确认评审承诺书', en: 'Read the promise and give it' },
  'evaluation.reasonShort': { zh: '请说明原因，不少于10个字', en: 'Say why, in ten characters or more' },
  'evaluation.voteTooEarly': {
    zh: '全体成员签到并签署承诺书后推选组长',
    en: 'The leader is elected when everybody has signed in and given the promise',
  },
  'evaluation.deskClosed': {
    zh: '推选组长后开始评审，现在不能评分',
    en: 'The evaluation begins when the leader is elected; nothing is scored now',
  },
  'evaluation.handedIn': {
    zh: '您已提交，修改前请由组长退回',
    en: 'You have handed in: only the leader can give it back to you',
  },
  'evaluation.notThisPart': { zh: '当前环节不能填写该项', en: 'This is not asked for in this part' },
  'evaluation.bidOut': { zh: '该投标未通过审查，不再评分', en: 'This bid did not meet the checks and is not scored' },
  'evaluation.outOfRange': {
    zh: '评分超出范围：{min}至{max}，分档{step}',
    en: 'The score lies outside: {min} to {max} by {step}',
  },
  'evaluation.reasonOfScore': { zh: '请说明评分理由', en: 'Say why you score it so' },
  'evaluation.marksOwed': { zh: '还有{count}项未填写，不能提交', en: '{count} are still to be filled in' },
  'evaluation.othersScoring': {
    zh: '全体成员提交后才能查看汇总',
    en: 'The summary can be read once everybody has handed in',
  },
  'evaluation.notLeader': { zh: '仅组长可以操作', en: 'Only the leader can do this' },
  'evaluation.summaryOpen': {
    zh: '组长确认汇总后才能查看评分',
    en: 'Scores can be read once the leader has closed the summary',
  },
  'evaluation.objectiveDiffers': {
    zh: '客观分不一致，请复核：{items}',
    en: 'Of an objective item all come to the same score; review {items}',
  },
  'evaluation.straysUnsaid': {
    zh: '有{count}个评分畸高畸低，尚未说明理由',
    en: '{count} scores stray from the others and are not explained',
  },
  'evaluation.outcomeChanged': {
    zh: '复算结果与保存的汇总不一致，请退回复核',
    en: 'A second calculation comes to something else: return the scores to be reviewed',
  },
  'evaluation.questionsOpen': {
    zh: '还有{count}个评审澄清未发出或仍在答复时限内',
    en: '{count} questions are not sent, or may still be answered',
  },
  'evaluation.lowPricesOpen': {
    zh: '还有{count}家报价明显偏低，尚未由评审委员会认定',
    en: '{count} low prices are not judged by the committee yet',
  },
  'evaluation.signalsOpen': {
    zh: '还有{count}条串通投标线索未给出处理意见',
    en: '{count} signals of collusion have no opinion yet',
  },
  'evaluation.priceNotLow': { zh: '该报价不需要说明合理性', en: 'This price needs no explanation' },
  'evaluation.priceUnexplained': {
    zh: '请先要求投标人说明报价合理性，答复或逾期后再认定',
    en: 'Ask the bidder first: judge it when he has answered, or his time is over',
  },
  'evaluation.reasonOfPrice': { zh: '请写明认定报价不合理的理由', en: 'Say why the price does not stand' },
  'evaluation.questionEmpty': { zh: '请填写澄清内容', en: 'Write what you ask' },
  'evaluation.answerEmpty': { zh: '请填写答复内容', en: 'Write the answer' },
  'evaluation.answerLate': { zh: '答复时限已过（{time}）', en: 'The time to answer ended at {time}' },
  'evaluation.answerTooSoon': {
    zh: '说明报价合理性的时间不得少于{least}分钟',
    en: 'A bidder has {least} minutes at least to explain his price',
  },
  'evaluation.reportChanged': {
    zh: '评审报告已变更，请刷新后重新阅读再签署',
    en: 'The report has changed: load it anew and read it before you sign',
  },
  'evaluation.dissentMissing': {
    zh: '请写明不同意见和理由，不少于10个字',
    en: 'Write what you dissent from and why, in ten characters or more',
  },
  'evaluation.dissentUnasked': {
    zh: '签字或拒签时不填写不同意见；有不同意见的，请选择“不同意并附理由”',
    en: 'Who signs or refuses writes no dissent: choose to dissent instead',
  },
  'evaluation.refusalTooEarly': {
    zh: '成员仍在签署期限内（{time}），期满后才能登记拒绝签字',
    en: 'The member may sign until {time}: a refusal is noted afterwards',
  },
  'evaluation.reportMissing': {
    zh: '采购包“{name}”须按评审标准评审：评审报告尚未形成，请在项目详情的“评审”中查看进度',
    en: 'Package “{name}” is evaluated by its standard, and its report is not drawn up yet: see “Evaluation” on the page of the project',
  },
  'evaluation.reportUnsigned': {
    zh: '采购包“{name}”的评审报告已签署{done}/{count}人，全体成员签署后才能提交采购结果，请在项目详情的“评审”中查看进度',
    en: '{done} of {count} members have signed the report of package “{name}”: the selection waits for all of them; see “Evaluation” on the page of the project',
  },
  'evaluation.reportForged': {
    zh: '“{name}”的评审报告与签署时的摘要不一致，请联系系统管理员核查',
    en: 'The report of “{name}” is not what was signed: ask the administrator to look into it',
  },
  'evaluation.notCandidate': {
    zh: '采购包“{name}”只能在评审报告推荐的候选人中确定成交供应商',
    en: 'Package “{name}” is awarded to a candidate of its report and to nobody else',
  },
  'evaluation.candidateSkipped': {
    zh: '采购包“{name}”应按排名确定：第{rank}候选人“{candidate}”尚未选定；符合法定情形顺延的，请先在评审报告中登记（{article}）',
    en: 'Package “{name}” is awarded by rank: candidate {rank}, “{candidate}”, is not chosen. Where a ground of the law allows to pass him over, note it in the report first ({article})',
  },
  'evaluation.passedOverChosen': {
    zh: '“{candidate}”已登记顺延，不能再选定；需要选定的，请先在评审报告中撤销顺延',
    en: '“{candidate}” is passed over: take that back in the report before you choose him',
  },
  'evaluation.notRanked': {
    zh: '只有评审报告推荐的候选人才能登记顺延',
    en: 'Only a candidate of the report can be passed over',
  },
  'evaluation.passOverReason': {
    zh: '请写明顺延的事实和依据，不少于10个字',
    en: 'Say what happened and what shows it, in ten characters or more',
  },
  'evaluation.selectionHandedIn': {
    zh: '采购结果已提交，评审不能再变动；需要重新评审的，请先退回或撤销采购结果',
    en: 'The selection is handed in: nothing of the evaluation changes unless the result is returned or withdrawn first',
  },
  'evaluation.mayNotLead': {
    zh: '该成员不能担任组长',
    en: 'This member cannot lead',
  },
} as const satisfies Record<string, Text>;

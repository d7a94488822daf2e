import type { Text } from '../kit/text.ts';

export const demandMessages = {
  'demand.notEditable': {
    zh: '只有草稿、调研中或已退回的需求可以修改',
    en: 'Only a draft, a demand in research or a returned one can be changed',
  },
  'demand.deptGone': { zh: '需求部门不存在', en: 'This department does not exist' },
  'demand.itemGone': { zh: '采购品目“{code}”不存在', en: 'There is no item {code}' },
  'demand.agencyInWords': {
    zh: '您没有查看合作机构的权限，请在“拟委托的代理机构或中心”中填写名称',
    en: 'You do not see the agencies of the unit: write the name into “Agency or centre asked”',
  },
  'demand.line': { zh: '明细第{no}行：{text}', en: 'Line {no}: {text}' },
  'demand.noDetail': { zh: '请至少填写一条需求明细', en: 'Add at least one line' },
  'demand.missing': { zh: '提交前请填写{field}', en: '{field} is needed before it is handed in' },
  'demand.aboveBudget': {
    zh: '明细合计{sum:yuan}元，超出需求预算{budget:yuan}元',
    en: 'The lines come to {sum:yuan}, more than the budget of {budget:yuan}',
  },
  'demand.planNotDown': {
    zh: '只能使用已通过、已下达或执行中的采购计划',
    en: 'The plan must be approved, handed down or in execution',
  },
  'demand.planGone': {
    zh: '所引用的采购计划已删除，请重新选择计划',
    en: 'The plan that it names was deleted: choose another plan',
  },
  'demand.overPlan': {
    zh: '需求预算超出计划余额，可用{money:yuan}元',
    en: 'More than the plan has left: {money:yuan} available',
  },
  'demand.badObjects': {
    zh: '线下调研对象请填写供应商名称，最多50家；询问日期不晚于今天',
    en: 'Name each supplier who was asked in person, 50 at most, none on a day that is to come',
  },
  'demand.badRoles': { zh: '参与角色不正确', en: 'There is no such part' },
  'demand.badReasons': { zh: '条款说明格式不正确', en: 'The reasons for clauses are not in the right form' },
  'demand.clauseOpen': {
    zh: '{field}中的“{words}”可能限制竞争，请修改，或说明保留理由（共{count}处未处理）',
    en: '“{words}” in {field} may shut suppliers out: change it, or say why it stays ({count} open)',
  },
  'demand.fewAnswers': {
    zh: '调研供应商不足{least}家，请填写说明',
    en: 'Fewer than {least} suppliers were asked: say why',
  },
  'demand.researchOpen': {
    zh: '调研尚未截止，请先结束调研再提交',
    en: 'The research is still open: end it before you hand the demand in',
  },
  'demand.endEarlyReason': {
    zh: '调研公布的截止时间为{endTime}，提前结束须说明原因（至少{least}个字）',
    en: 'The research was published to run until {endTime}: to end it before, say why in {least} characters at least',
  },
  'demand.researchDue': {
    zh: '预算达到{money:yuan}元，应当开展需求调查（{article}）；不开展的，请在“调研说明”中填写理由（至少{least}个字）',
    en: 'From {money:yuan} a demand is researched ({article}); where it is not, say why under “Remark on the research”, in {least} characters at least',
  },
  'demand.reasonShort': {
    zh: '调研说明至少填写{least}个字，请说清理由',
    en: 'The remark on the research needs {least} characters at least',
  },
  'demand.inFlow': { zh: '需求正在审批流程中', en: 'A flow decides about it' },
  'demand.parentCircle': {
    zh: '不能移到自己或下级需求之下',
    en: 'It cannot be part of itself or of what is part of it',
  },
  'demand.parentDept': { zh: '只能合并同一部门的需求', en: 'Only demands of the same department are put together' },
  'demand.mixedMore': {
    zh: '合并后金额较大的部分是“{more}”，整体应按“{more}”采购，不能并入“{top}”需求：请以“{more}”需求为上级，或分别立项',
    en: 'Most of the money would be for “{more}”, and the whole is bought as that, not as “{top}”: put the “{more}” demand on top, or make two projects',
  },
  'demand.mixedConfirm': {
    zh: '“{part}”需求并入“{top}”需求后，整体按金额较大的“{top}”适用采购规则，确定合并吗？',
    en: '“{part}” would be bought as part of “{top}”, which most of the money is for. Put them together?',
  },
  'demand.itemOff': {
    zh: '品目“{name}”已停用，请改选其他品目',
    en: '“{name}” is out of use: choose another item',
  },
  'demand.deliveryPast': { zh: '交付日期已过，请修改后再提交', en: 'The day of delivery is over: change it first' },
  'demand.tenderNoTaken': {
    zh: '台账中已有这一招标编号，请核对编号',
    en: 'The ledger has a tender of this number already: check the number',
  },
  'demand.tenderOfProject': {
    zh: '该项目已在台账中，请在原记录上修改',
    en: 'The project is in the ledger already: change that line',
  },
  'demand.applyTaken': {
    zh: '需求“{name}”已立项或已归档，不再受理招标申请：请改选需求，或直接在其项目中办理',
    en: '“{name}” has its project or is closed, and no tender is asked for any more: choose another demand, or go on in its project',
  },
  'demand.applyAboveDemand': {
    zh: '申请预算{money:yuan}元超出需求预算{budget:yuan}元，请修改预算，或先调整需求',
    en: 'The request of {money:yuan} is above the {budget:yuan} of its demand: ask for less, or change the demand first',
  },
  'demand.parentState': {
    zh: '已立项、已退回或已归档的需求不能调整上下级',
    en: 'A demand that was returned, closed or made into a project is not moved',
  },
  'demand.hasChildren': { zh: '存在下级需求，请先移出', en: 'Other demands are part of it: move them first' },
  'demand.splitLines': { zh: '请选择要拆出的明细', en: 'Choose the lines to split off' },
  'demand.filesMany': {
    zh: '本需求及下级需求的附件共{count}个，项目最多{most}个，请将下级需求单独立项',
    en: 'The demand and its parts have {count} files and a project holds {most}: make projects of the parts by themselves',
  },
  'demand.splitAll': { zh: '至少保留一条明细', en: 'One line has to stay' },
  'demand.splitBudget': {
    zh: '拆出的明细合计为0元，无法拆分预算',
    en: 'The lines come to nothing: there is no budget to split off',
  },
  'demand.notConfirmed': { zh: '只有已确认的需求可以立项', en: 'Projects are made of confirmed demands' },
  'demand.childNotConfirmed': {
    zh: '下级需求“{name}”尚未确认，不能一并立项',
    en: 'The part “{name}” is not confirmed yet',
  },
  'demand.projectTwice': { zh: '需求已立项：{projectNo}', en: 'A project was made of it: {projectNo}' },
  'demand.projectRuns': {
    zh: '项目尚未完成，不能归档需求',
    en: 'Its project still runs: it cannot be closed yet',
  },
  'demand.chooseManner': {
    zh: '“{manner}”还不能在平台办理，请改选其他采购方式',
    en: '{manner} cannot be run on the platform yet: choose another method',
  },
  'demand.notResearchable': {
    zh: '只有草稿或已退回的需求可以发起调研',
    en: 'Only a draft or a returned demand is researched',
  },
  'demand.researchInFlow': {
    zh: '需求调研正在审批，审批结束或退回后才能修改',
    en: 'A flow decides about its research: it can be changed once that has ended or sent it back',
  },
  'demand.researchPublished': {
    zh: '调研进行中，请先结束或撤回调研，再修改需求明细、采购要求或预算',
    en: 'Its research is published: end or withdraw it before lines, requirements or budget are changed',
  },
  'demand.researchThere': { zh: '已有未结束的调研', en: 'There is a research that has not ended' },
  'demand.endTimePast': { zh: '答复截止时间应晚于当前时间', en: 'The end must lie ahead' },
  'demand.endTimeEarlier': { zh: '新的截止时间应晚于原截止时间', en: 'The new end must be later than the former' },
  'demand.researchEnded': {
    zh: '调研已截止，不能再提交或修改方案',
    en: 'The research is over: no answer is taken any more',
  },
  'demand.suppliersOnly': { zh: '只有供应商可以提交方案', en: 'Only suppliers answer' },
  'demand.priceOrder': { zh: '参考价下限不能高于上限', en: 'The lower price cannot be above the higher' },
  'demand.noAnswer': { zh: '没有可撤回的方案', en: 'There is no answer to withdraw' },
  'demand.ledgerMoney': { zh: '请填写金额', en: 'Say the amount' },
  'demand.ledgerRate': { zh: '请填写费率或下浮率', en: 'Say the rate' },
  'demand.ledgerWinner': { zh: '结果为中标的，请填写中标单位', en: 'Say to whom it was awarded' },
  'demand.applyNotEditable': {
    zh: '只有草稿或已驳回的申请可以修改或删除',
    en: 'Only a draft or a rejected request can be changed or deleted',
  },
  'demand.applyNotApproved': { zh: '申请尚未受理', en: 'The request was not accepted yet' },
  'demand.applyOfDemand': {
    zh: '申请关联了采购需求，请在该需求页面立项',
    en: 'The request is about a demand: make the project on the page of the demand',
  },
  'demand.linkEnded': {
    zh: '项目{state}，不能登记为申请形成的项目',
    en: 'This project is {state}: it cannot be named for a request',
  },
  'demand.hasProject': {
    zh: '该采购需求已由项目{projectNo}办理，一项需求只形成一个项目',
    en: 'Project {projectNo} is of this demand already: a demand has one project',
  },
  'demand.projectOfAnother': {
    zh: '项目{projectNo}已对应另一项采购需求，请选择其他项目',
    en: 'Project {projectNo} is of another demand: choose another project',
  },
  'demand.linkOtherPlan': {
    zh: '项目{projectNo}按另一采购计划立项，与需求的计划不一致',
    en: 'Project {projectNo} was made by another plan than that of the demand',
  },
  'demand.applyMadeProject': {
    zh: '项目{projectNo}由本申请立项形成，须删除或终止该项目后申请才会退回',
    en: 'Project {projectNo} was made of this request: delete or terminate it, and the request waits again',
  },
  'demand.linkBegun': {
    zh: '项目{projectNo}已进入“{state}”，不能解除登记',
    en: 'Project {projectNo} is at “{state}”: it stays the project of the request',
  },
  'demand.applyHasProject': { zh: '申请已形成项目', en: 'A project has come of this request' },
} as const satisfies Record<string, Text>;

import type { Text } from '../kit/text.ts';
import { changeMessages } from './change-messages.ts';
import { consortiumMessages } from './consortium-messages.ts';
import { entryMessages } from './entry-messages.ts';
import { invitationMessages } from './invitation-messages.ts';
import { relationMessages } from './relation-messages.ts';
import { sealMessages } from './seal-messages.ts';

export const tenderingMessages = {
  'tendering.otherMethod': {
    zh: '金额{amount:yuan}元应采用{manner}，如需变更请上传批准文件',
    en: '{amount:yuan} yuan are bought by {manner}; upload the approval of another method',
  },
  'tendering.kindClosed': {
    zh: '项目类型“{kind}”已停用，不能再选用：请改选其他采购方式、法规或采购类型，或在“采购配置”中启用',
    en: '“{kind}” is closed: choose another method, law or purchase type, or open it under Configuration',
  },
  'tendering.tasksOpen': {
    zh: '进入“{state}”前必办的任务尚未办结：{tasks}；请先在项目任务中办理',
    en: 'These tasks must be done before “{state}”: {tasks}. Finish them among the tasks of the project first',
  },
  'tendering.kindElsewhere': {
    zh: '所选项目类型不按这一法规、采购类型和采购方式采购，请重新选择项目类型',
    en: 'The kind of project does not buy such things by this method under this law: choose another kind',
  },
  'tendering.noKind': {
    zh: '没有启用的“{kind}”项目类型：请改选法规或采购类型，或在“采购配置”中增加、启用',
    en: 'No kind of project for “{kind}” is open: choose another law or purchase type, or open one under Configuration',
  },
  'tendering.methodNotConfigured': {
    zh: '“{kind}”未配置{manner}，可选：{methods}；如需采用，请在“采购配置”中增加',
    en: '{manner} is not configured for “{kind}”. There are: {methods}. Add it under Configuration if it is needed',
  },
  'tendering.depositConfigured': {
    zh: '“{kind}”的{manner}要求收取保证金，请填写保证金金额；不收取的，请在“采购配置”中取消该方式的“收取保证金”',
    en: '{manner} of “{kind}” takes bid security: give its amount, or turn “Bid security is taken” off under Configuration',
  },
  'tendering.agentConfigured': {
    zh: '“{kind}”的{manner}要求委托代理机构，请先在项目的“委托代理”中选择机构并待其接受；自行办理的，请在“采购配置”中取消该方式的“委托代理机构”',
    en: '{manner} of “{kind}” is run by an agency: choose one under “Agency” of the project and wait until it accepts, or turn “An agency is entrusted” off under Configuration',
  },
  'tendering.expertsConfigured': {
    zh: '“{kind}”的{manner}要求抽取专家评审，请先为标包编制评审标准；不评审的，请在“采购配置”中取消该方式的“抽取专家”',
    en: '{manner} of “{kind}” is evaluated by experts: write the standards of its packages, or turn “Experts are drawn” off under Configuration',
  },
  'tendering.expertsMissing': {
    zh: '该项目发布时要求抽取专家评审，“{name}”还没有评审委员会：请抽取专家、组建委员会并完成评审',
    en: 'The project went out to be evaluated by experts, and “{name}” has no committee: draw experts, form one and evaluate',
  },
  'tendering.samePerson': {
    zh: '经办与验收审核不能为同一人：{name}',
    en: 'Handling and reviewing are two people’s: {name}',
  },
  'tendering.notDraft': { zh: '项目已提交，不能修改', en: 'The project has been submitted and cannot be changed' },
  'tendering.noPackage': { zh: '请先添加采购包', en: 'Add a package first' },
  'tendering.noItem': { zh: '采购包“{name}”没有货物明细', en: 'Package “{name}” has no goods line' },
  'tendering.budgetDiffers': {
    zh: '包预算合计（{sum:yuan}元）与项目预算（{budget:yuan}元）不一致',
    en: 'The package budgets ({sum:yuan}) do not add up to the project budget ({budget:yuan})',
  },
  'tendering.ceilingAboveBudget': { zh: '最高限价不能超过预算', en: 'The ceiling price must not exceed the budget' },
  'tendering.timesOrder': {
    zh: '报名截止、报价截止、开标时间应依次先后',
    en: 'Registration, quoting and opening must end in this order',
  },
  'tendering.deadlinePassed': {
    zh: '报价截止时间已过，请修改后再试',
    en: 'The quoting deadline has passed; change it first',
  },
  'tendering.openNotDeadline': {
    zh: '开标时间应与投标截止时间一致（{article}）',
    en: 'Opening must be at the quoting deadline ({article})',
  },
  'tendering.periodShort': {
    zh: '距投标截止不足{days}{unit}，截止时间不得早于{earliest}（{article}）',
    en: 'The deadline leaves less than {days} {unit}; it must not be before {earliest} ({article})',
  },
  'tendering.periodShortReason': {
    zh: '距投标截止不足{days}{unit}（{article}），如需继续请填写理由（至少{least}个字）',
    en: 'The deadline leaves less than {days} {unit} ({article}); give a reason of {least} characters to go on',
  },
  'tendering.depositTooHigh': {
    zh: '保证金不得超过{max:yuan}元（{article}）',
    en: 'The deposit must not exceed {max:yuan} yuan ({article})',
  },
  'tendering.depositReason': {
    zh: '保证金超过{max:yuan}元（{article}），如需继续请填写理由（至少{least}个字）',
    en: 'The deposit exceeds {max:yuan} yuan ({article}); give a reason of {least} characters to go on',
  },
  'tendering.winnerBlackListed': {
    zh: '“{supplierName}”已列入黑名单，不能选为中标（成交）供应商',
    en: '“{supplierName}” is debarred and cannot be chosen',
  },
  'tendering.regimeForManner': {
    zh: '所选采购方式不适用该法规，请改选适用法规',
    en: 'This law does not know the method: choose another law',
  },
  'tendering.rejectReason': { zh: '请填写退回原因', en: 'Say why it is returned' },
  'tendering.nothingToConfirm': { zh: '没有待确认的事项', en: 'There is nothing to confirm' },
  'tendering.noStep': { zh: '当前阶段不能由此推进', en: 'This stage does not advance this way' },
  'tendering.entryNotOver': { zh: '未到报名截止时间', en: 'Registration has not ended yet' },
  'tendering.published': {
    zh: '已发布公告不可修改，请发布变更公告',
    en: 'A published notice cannot be changed; publish a change notice',
  },
  'tendering.notConfirmed': {
    zh: '项目尚未确认，不能发布公告',
    en: 'The project is not confirmed yet; the notice cannot be published',
  },
  'tendering.resultNotConfirmed': {
    zh: '采购结果尚未确认，不能发布结果公告',
    en: 'The result is not confirmed yet; it cannot be published',
  },
  'tendering.bulletinTypeNow': { zh: '当前阶段不能发布此类公告', en: 'This kind of notice cannot be published now' },
  'tendering.changeAlone': {
    zh: '变更涉及报价，应由起草人以外的人发布；本单位没有其他人可以发布公告，请填写由本人发布的理由',
    en: 'It changes what suppliers quote by, which another than its writer publishes; nobody else here may: say why you publish it yourself',
  },
  'tendering.changeInForce': {
    zh: '变更自公告发布之日起生效，不能下架；如需再次变更，请发布新的变更公告',
    en: 'The change is in force since its notice: it is not taken down; publish another change notice instead',
  },
  'tendering.bulletinInUse': {
    zh: '报名已开始，公告不可下架',
    en: 'Registration has begun; the notice cannot be taken down',
  },
  'tendering.downReason': { zh: '请填写下架原因', en: 'Say why it is taken down' },
  'tendering.notInEntryTime': { zh: '不在报名时间内', en: 'Registration is not open' },
  'tendering.enteredTwice': { zh: '请勿重复报名', en: 'You are registered already' },
  'tendering.importPackage': { zh: '该项目没有包{no}', en: 'This project has no package {no}' },
  'tendering.importSupplier': {
    zh: '供应商库中没有统一社会信用代码为{code}的供应商',
    en: 'The library has no supplier with the credit code {code}',
  },
  'tendering.importNoAccount': {
    zh: '“{name}”还没有开通账号，不能登记报名',
    en: '“{name}” has no account yet and cannot be registered',
  },
  'tendering.importTwice': { zh: '与第{row}行重复', en: 'The same as row {row}' },
  'tendering.blackListed': {
    zh: '该供应商在黑名单中，禁止参与',
    en: 'This supplier is debarred and may not take part',
  },
  'tendering.blackReason': { zh: '请填写列入黑名单的原因', en: 'Say why the supplier is debarred' },
  'tendering.suppliersOnly': { zh: '只有供应商可以报名和报价', en: 'Only suppliers register and quote' },
  'tendering.otherSupplier': { zh: '不能代其他供应商报价', en: 'You cannot quote for another supplier' },
  'tendering.notAccepted': { zh: '报名尚未通过审核，不能报价', en: 'Your registration is not accepted yet' },
  'tendering.tooLate': { zh: '已过投标截止时间，拒收', en: 'The deadline has passed; refused' },
  'tendering.quotedTwice': {
    zh: '请勿重复报价，如需修改请先撤回或修改报价',
    en: 'You have quoted already; change or withdraw your quote instead',
  },
  'tendering.notQuoted': { zh: '尚未报价', en: 'There is no quote yet' },
  'tendering.priceMissing': { zh: '请填写“{name}”的单价', en: 'Fill in the unit price of “{name}”' },
  'tendering.priceNoMoney': {
    zh: '“{name}”的单价必须是金额，如 1200.50',
    en: 'The unit price of “{name}” has to be an amount such as 1200.50',
  },
  'tendering.priceFormat': {
    zh: '“{name}”的单价最多两位小数',
    en: 'The unit price of “{name}” has at most two decimals',
  },
  'tendering.priceNotPositive': { zh: '“{name}”的单价必须大于0', en: 'The unit price of “{name}” must be above 0' },
  'tendering.priceUnknownLine': { zh: '报价明细与采购包不符', en: 'The prices do not match the goods lines' },
  'tendering.aboveCeiling': {
    zh: '报价超过最高限价{ceiling:yuan}元',
    en: 'The quote exceeds the ceiling of {ceiling:yuan} yuan',
  },
  'tendering.fileTooLarge': { zh: '密封文件不能超过20M', en: 'A sealed file must not exceed 20 MB' },
  'tendering.timesMoved': {
    zh: '项目的时间与存证中公告的时间不一致，未开标，请联系管理员',
    en: 'The times of the project are not those that were announced, as the evidence says; nothing was opened. Ask the administrator',
  },
  'tendering.demandByMaking': {
    zh: '据采购需求立项，请在该需求页面点击“立项”',
    en: 'To make a project of a demand, use “Make a project” on the page of that demand',
  },
  'tendering.demandFixed': {
    zh: '项目据采购需求立项，不能改为其他需求或解除关联。如不再按此需求采购，请删除该草稿，需求随即退回',
    en: 'The project was made of a demand and stays with it. If it is not to be procured so, delete the draft: the demand is given back',
  },
  'tendering.planFixed': {
    zh: '项目据采购计划立项，不能改为其他计划或解除关联。如不再按此计划采购，请删除该草稿，计划额度随即退回',
    en: 'The project was made of a plan and stays with it. If it is not to be procured so, delete the draft: the plan has its money back',
  },
  'tendering.aboveDemand': {
    zh: '总预算超过已确认需求的预算{money:yuan}元，请调减，或退回需求修改后重新确认',
    en: 'The total budget is above the {money:yuan} CNY of the confirmed demand: lower it, or have the demand changed and confirmed again',
  },
  'tendering.auctionRuns': {
    zh: '采购包“{packageName}”正在竞价或等待竞价，结束后才能选择成交供应商；已到时间的一分钟内结算',
    en: 'The auction of {packageName} is not over: nobody is chosen before it is; once its time is up it is settled within a minute',
  },
  'tendering.auctionMissing': {
    zh: '采购包“{packageName}”尚未竞价，请先设置竞价；不再竞价的，设置后注明原因取消',
    en: '{packageName} has had no auction: set it up first, or set it up and cancel it with a reason',
  },
  'tendering.openedChanged': {
    zh: '已开启的报价与开标时存证的内容不一致，不能比较、选定或确认，请联系管理员，并告知监督人员',
    en: 'The opened quotes are not what the evidence of the opening says: they cannot be compared, selected or confirmed. Ask the administrator, and tell the supervisor',
  },
  'tendering.hallChanged': {
    zh: '签到、主持、解锁、异议或确认与存证链不一致，疑在数据库中被改动，不能出具开标记录，请联系管理员，并告知监督人员',
    en: 'Who attended, led, unlocked, objected or agreed is not what the evidence says; it seems to have been changed in the database, and no record is given out. Ask the administrator, and tell the supervisor',
  },
  'tendering.auctionChanged': {
    zh: '竞价日志与存证链不一致，疑在数据库中被改动，不能出具竞价记录，请联系管理员，并告知监督人员',
    en: 'The log of the auction is not what the evidence says; it seems to have been changed in the database, and no record is given out. Ask the administrator, and tell the supervisor',
  },
  'tendering.selectionChanged': {
    zh: '供应商选择与存证中保存的内容不一致，不能提交、确认或发布，请联系管理员，并告知监督人员',
    en: 'The selection is not what the evidence says was saved: it cannot be handed in, confirmed or published. Ask the administrator, and tell the supervisor',
  },
  'tendering.clockDiffers': {
    zh: '数据库与服务器的时钟相差{seconds}秒，未开标，请联系管理员核对时钟，并告知监督人员',
    en: 'The clocks of the database and of the server are {seconds} seconds apart; nothing was opened. Ask the administrator to set them right, and tell the supervisor',
  },
  'tendering.namesForeign': {
    zh: '数据库中有对象替换了系统自带的函数、运算符或类型转换，未开标，请联系管理员，并告知监督人员',
    en: 'The database gives functions, operators or casts of its system another meaning; nothing was opened. Ask the administrator, and tell the supervisor',
  },
  'tendering.notYetOpen': { zh: '未到开标时间', en: 'It is not yet opening time' },
  'tendering.fewBidders': { zh: '投标人少于{least}家，不得开标', en: 'Fewer than {least} bidders; must not be opened' },
  'tendering.fewBiddersReason': {
    zh: '投标人少于{least}家，如需继续开标请填写理由（至少{characters}个字）',
    en: 'Fewer than {least} bidders; give a reason of {characters} characters to open',
  },
  'tendering.noBidder': { zh: '没有供应商报价，不能开标', en: 'Nobody has quoted; there is nothing to open' },
  'tendering.chainsBroken': {
    zh: '{whose}存证链第{seq}条起缺失或被改动（{signed}），未开标，已记录并告知管理员。请核查数据库并从备份恢复；无法恢复的，请终止本次采购并写明原因',
    en: 'The chain {whose} lacks row {seq}, or somebody changed it ({signed}): nothing was opened; it is recorded, and the administrators are told. Check the database and restore it from a backup; where that cannot be, terminate the procurement and say why',
  },
  'tendering.openFailed': {
    zh: '“{name}”的密封报价校验失败，未开标，请联系管理员',
    en: 'A sealed quote of “{name}” did not verify; nothing was opened. Ask the administrator',
  },
  'tendering.noneOpened': {
    zh: '所有密封报价均无法开启，未开标，请联系管理员',
    en: 'None of the sealed quotes can be opened; nothing was opened. Ask the administrator',
  },
  'tendering.sealedUntilOpening': { zh: '开标前不可查看报价', en: 'Quotes cannot be seen before opening' },
  'tendering.entryCountHidden': {
    zh: '开标前不得透露报名单位的数量（《招标投标法》第二十二条），仅采购负责人可查看并留痕',
    en: 'How many registered is kept secret until the opening (R38, Tendering Law, article 22); only the head of procurement may look, on record',
  },
  'tendering.entryCountLater': {
    zh: '结果发布前，仅采购经办人和采购负责人可查看报名数量',
    en: 'Until the result is published, only the handler and the head of procurement see how many registered',
  },
  'tendering.noProjectList': {
    zh: '您没有查看采购项目的权限，请联系管理员开通',
    en: 'You may not view projects. Ask your administrator for the right',
  },
  'tendering.noticeOfWhole': {
    zh: '您的数据权限看不到项目的全部内容，不能起草公告',
    en: 'Your data scope does not show the whole project, so you cannot draft its notice',
  },
  'tendering.nameSupplier': { zh: '请指定供应商', en: 'Name the supplier' },
  'tendering.nameProject': { zh: '请指定采购项目', en: 'Name the project' },
  'tendering.entriesHidden': { zh: '开标前不可查看报名情况', en: 'Who registered cannot be seen before opening' },
  'tendering.selectionUnknown': {
    zh: '选择的报价不属于该采购包',
    en: 'The selected quote does not belong to this package',
  },
  'tendering.selectionClosed': {
    zh: '所选报价的采购包已流标或终止，不能再确定成交供应商',
    en: 'The package of the selected quote has failed or was terminated: nobody can win it any more',
  },
  'tendering.tooManyWinners': {
    zh: '“{packageName}”最多选择{max}家供应商',
    en: 'At most {max} supplier may be selected for “{packageName}”',
  },
  'tendering.noWinner': {
    zh: '请为“{packageName}”选择供应商；都不能接受时，请逐家填写不选择的理由',
    en: 'Select a supplier for “{packageName}”; where none is acceptable, give the reason for each',
  },
  'tendering.notLowest': { zh: '未选择最低价，请填写选择理由', en: 'Not the lowest price: give the reason' },
  'tendering.fewQuotes': {
    zh: '“{packageName}”报价少于3家，请填写选择理由',
    en: '“{packageName}” has fewer than three quotes: give the reason',
  },
  'tendering.overBudget': {
    zh: '超出总预算：已选{selected:yuan}元，总预算{budget:yuan}元',
    en: 'Over the total budget: selected {selected:yuan}, budget {budget:yuan}',
  },
  'tendering.importDiffers': {
    zh: '{field}与上方不一致，同一项目、同一包应一致或留空',
    en: '{field} differs from the rows above; repeat it or leave it empty',
  },
  'tendering.resultInApproval': {
    zh: '采购结果正在审批，审批结束前不能更改',
    en: 'The result is being approved; nothing can be changed meanwhile',
  },
  'tendering.noticeInApproval': {
    zh: '公告正在审批，审批结束前不能更改',
    en: 'The notice is being approved; nothing can be changed meanwhile',
  },
  'tendering.contractNotPublished': {
    zh: '结果公告发布后才能上传合同或协议文件',
    en: 'Contracts and agreements are handed in once the result is published',
  },
  'tendering.contractNotWon': {
    zh: '该报名未中标（成交），不能上传合同',
    en: 'This registration has not won: there is no contract to hand in',
  },
  'tendering.contractNotSigned': {
    zh: '供应商尚未上传签署的合同',
    en: 'The supplier has not handed in a signed contract yet',
  },
  'tendering.contractSettled': {
    zh: '双方签署的合同已上传，不能再更改',
    en: 'The contract with both signatures is there: nothing can be changed any more',
  },
  'tendering.contractKind': {
    zh: '“{name}”不是PDF或图片，签署的文件只支持{kinds}',
    en: '“{name}” is no PDF or picture; signed files are {kinds}',
  },
  'tendering.memberRole': { zh: '没有项目角色“{role}”', en: 'There is no project role “{role}”' },
  'tendering.memberTwice': { zh: '同一人员在同一角色中重复', en: 'A person stands twice in one role' },
  'tendering.memberUnknown': { zh: '所选人员不存在或已停用', en: 'A chosen person does not exist or is disabled' },
  'tendering.exceptionPending': {
    zh: '该项目已有待审核的“{kind}”申请，请先处理',
    en: '“{kind}” has been asked for already and waits for its decision',
  },
  'tendering.exceptionNotNow': { zh: '项目当前阶段不能“{kind}”', en: '“{kind}” is not possible in this stage' },
  'tendering.exceptionReason': { zh: '请选择适用于“{kind}”的依据', en: 'Choose a ground that fits “{kind}”' },
  'tendering.failTooEarly': {
    zh: '未到开标时间，不能流标；如需停止采购请终止采购',
    en: 'It is not yet opening time; to stop earlier, terminate the procurement',
  },
  'tendering.enoughBidders': {
    zh: '第{packageNo}包投标人已满{least}家，应当开标，不能流标',
    en: 'Package {packageNo} has {least} bidders or more: it must be opened',
  },
  'tendering.contractHandedIn': {
    zh: '已有供应商上传签署的合同，采购结果不能撤销',
    en: 'A signed contract has been handed in; the result cannot be withdrawn',
  },
  'tendering.noticeUnderWay': {
    zh: '公告“{title}”正在审批，请先撤回送审或等待审批结束',
    en: 'The notice “{title}” is being approved; take it back or wait for the decision',
  },
  'tendering.failureNotice': {
    zh: '没有中标（成交）供应商，请发布终止（流标）公告',
    en: 'Nobody has won: publish a notice of failure instead',
  },
  ...changeMessages,
  ...entryMessages,
  ...consortiumMessages,
  ...invitationMessages,
  ...relationMessages,
  ...sealMessages,
} as const satisfies Record<string, Text>;

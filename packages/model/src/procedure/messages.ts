import type { Text } from '../kit/text.ts';

export const procedureMessages = {
  'procedure.typeCodeTaken': { zh: '类型编码已存在', en: 'A kind of project with this code exists already' },
  'procedure.methodTaken': { zh: '该项目类型已配置此采购方式', en: 'This kind of project has the method already' },
  'procedure.methodForLaw': {
    zh: '{regime}不适用{manner}，请另选采购方式',
    en: '{manner} is no method under {regime}; choose another',
  },
  'procedure.typeInUse': {
    zh: '存在进行中的项目（{count}个），不能停用；确需停用请确认后继续，进行中的项目不受影响',
    en: '{count} projects are in progress; confirm to close it all the same, they go on',
  },
  'procedure.typeFixed': {
    zh: '已配置采购方式，采购类型和适用法规不能修改',
    en: 'It has methods already: purchase type and law cannot be changed',
  },
  'procedure.taskBeforeStage': {
    zh: '前置任务“{name}”在更晚的阶段，项目到不了那里：请改选同一阶段或更早的任务',
    en: '“{name}” is done in a later stage, which the project would not reach: choose a task of this stage or an earlier one',
  },
  'procedure.taskAfterStage': {
    zh: '更早阶段的任务“{name}”以本任务为前置，阶段不能改到它之后',
    en: '“{name}” of an earlier stage comes after this task: it cannot move to a later stage',
  },
  'procedure.taskByContract': {
    zh: '该任务在“{deed}”后自动完成，请先在合同中办理',
    en: 'This task is done with “{deed}”: go on with the contract first',
  },
  'procedure.ruleMatter': {
    zh: '没有规则事项“{code}”，请从列出的事项中选择',
    en: 'Nothing is ruled by “{code}”: choose one of the matters that are offered',
  },
  'procedure.typeNameTaken': {
    zh: '已有同名的项目类型，请换一个能区分的名称',
    en: 'A kind of project has this name already: give one that tells them apart',
  },
  'procedure.ruleWarns': {
    zh: '这一事项没有说明理由后继续的环节，“不符合时”请选择“禁止”；“提醒”适用于文件发售期、报价期限、变更期限和保证金比例',
    en: 'Nothing asks for a reason to go on in this matter: let the rule refuse. It may warn of periods of sale, quoting and changes, and of the share of bid security',
  },
  'procedure.referenced': { zh: '已被引用，不能删除', en: 'It is referred to and cannot be deleted' },
  'procedure.notBelow': { zh: '法定期限不能低于{value}{unit}', en: 'The law demands at least {value} {unit}' },
  'procedure.notAbove': { zh: '法定期限不能超过{value}{unit}', en: 'The law allows at most {value} {unit}' },
  'procedure.otherDays': {
    zh: '法定期限为{value}{unit}，请按相同的天数类型填写',
    en: 'The law counts {value} {unit}; count the same days',
  },
  'procedure.suppliersBelow': {
    zh: '最少供应商数不能低于法定的{value}家',
    en: 'The law demands at least {value} suppliers',
  },
  'procedure.exceptionAbove': {
    zh: '例外情形的最少供应商数不能超过最少供应商数{value}家',
    en: 'With approval it can be no more than the usual {value} suppliers',
  },
  'procedure.noException': {
    zh: '该采购方式没有法定例外，请清空“例外情形的最少供应商数”',
    en: 'The law knows no exception for this method: leave the number by exception empty',
  },
  'procedure.noticeOfLaw': {
    zh: '该采购方式依法须发布公告，不能取消',
    en: 'The law has this method begin with a notice: it cannot be left out',
  },
  'procedure.beginsWithNotice': {
    zh: '该采购方式以公告开始，不能取消；不公开征集的，请采用邀请招标、谈判、单一来源或直接采购',
    en: 'This method begins with a notice, which cannot be left out: to invite instead, take a method that invites',
  },
  'procedure.beginsWithoutNotice': {
    zh: '该采购方式不以公告开始，请取消“发布公告”',
    en: 'This method does not begin with a notice: turn “A notice is published” off',
  },
  'procedure.noExperts': {
    zh: '该采购方式没有评审环节，请取消“抽取专家”',
    en: 'Nothing is evaluated in this method: turn “Experts are drawn” off',
  },
  'procedure.itemUnknown': {
    zh: '采购品目“{value}”不在品目目录中，请从目录中选择，或按“编码 名称”填写',
    en: '“{value}” is not in the catalogue of items: choose one, or give its code',
  },
  'procedure.itemDisabled': {
    zh: '采购品目“{value}”已停用，请另选',
    en: 'The item “{value}” is no longer in use: choose another',
  },
  'procedure.newSource': {
    zh: '起点金额已改变，请在“依据条款”中写明新的依据',
    en: 'The amount has changed: name the source that says so',
  },
  'procedure.rangesOverlap': {
    zh: '金额区间重叠：与规则“{name}”的金额、地区和有效期重叠，请调整后保存',
    en: 'The amounts overlap with those of the rule “{name}” in the same region and time',
  },
  'procedure.rangeOrder': { zh: '金额上限必须大于下限', en: 'The upper amount must be above the lower one' },
  'procedure.datesOrder': { zh: '失效日期不能早于生效日期', en: 'It cannot end before it is in force' },
  'procedure.ruleMethod': { zh: '请选择应采用的采购方式', en: 'Choose the method that the amount asks for' },
  'procedure.ruleOtherType': {
    zh: '所选采购方式不属于该项目类型，请重新选择',
    en: 'The method is none of this kind of project: choose again',
  },
  'procedure.ruleValue': { zh: '请填写数值', en: 'Give the value' },
  'procedure.statutoryRule': {
    zh: '法定规则不能删除，只能从严调整',
    en: 'A statutory rule cannot be deleted, only tightened',
  },
  'procedure.statutoryAmount': {
    zh: '法定起点金额为{value:yuan}元，只能调低，不能推迟生效，也不能设置上限、地区或失效日期',
    en: 'The law begins at {value:yuan} yuan: it can only be lowered, without a later beginning, upper amount, region or end',
  },
  'procedure.taskCircle': { zh: '任务前置关系存在循环', en: 'The tasks come after each other in a circle' },
  'procedure.taskElsewhere': {
    zh: '前置任务必须属于同一采购方式',
    en: 'A task comes only after tasks of the same method',
  },
  'procedure.taskCodeTaken': { zh: '任务编码已存在', en: 'A task with this code exists already' },
  'procedure.taskNeeded': {
    zh: '任务“{name}”以此为前置任务，请先修改',
    en: 'The task “{name}” comes after it; change that first',
  },
  'procedure.archiveStatutory': {
    zh: '“{name}”为法定归档资料，不能删除、改为非必备或少于{years}年',
    en: '“{name}” is statutory: it stays, required, for at least {years} years',
  },
  'procedure.archiveTwice': { zh: '目录编号{code}重复', en: 'The catalogue no. {code} is there twice' },
  'procedure.samePerson': {
    zh: '经办与验收审核不能为同一人：{name}已是{role}',
    en: 'Handling and reviewing are two people’s: {name} is {role} already',
  },
  'procedure.userTwice': { zh: '该人员已有此角色', en: 'This person has this part already' },
  'procedure.itemCodeRoot': {
    zh: '品目编码不能为0：0表示最上级，请使用其他编码',
    en: 'No item has the code 0, which stands for the top: give it another one',
  },
  'procedure.itemCodeTaken': { zh: '品目编码已存在', en: 'An item with this code exists already' },
  'procedure.itemParent': {
    zh: '上级品目{code}不存在，请先添加上级品目',
    en: 'There is no item {code}; add the one above first',
  },
  'procedure.itemOtherKind': { zh: '类别必须与上级品目一致', en: 'An item is of the same kind as the one above it' },
  'procedure.itemTooDeep': { zh: '品目最多{most}级', en: 'Items have at most {most} levels' },
  'procedure.itemCircle': { zh: '不能移到自己或自己的下级之下', en: 'An item cannot stand below itself' },
  'procedure.itemParentDisabled': {
    zh: '上级品目{code}已停用，请先启用上级品目',
    en: 'The item {code} above it is disabled; enable that first',
  },
  'procedure.regionUnknown': { zh: '没有编号为“{code}”的行政区划', en: 'There is no region “{code}”' },
  'procedure.itemInUse': { zh: '存在下级或已被引用，不能删除', en: 'It has items below it or is referred to' },
  'procedure.taskBefore': { zh: '前置任务未完成：{names}', en: 'Not done yet: {names}' },
  'procedure.taskOutput': { zh: '请先上传{name}', en: 'Upload {name} first' },
  'procedure.taskOthers': { zh: '该任务由{name}办理', en: 'This task is {name}’s' },
  'procedure.taskByDeed': {
    zh: '该任务在“{deed}”后自动完成，请先在项目中办理',
    en: 'This task is finished with “{deed}”: do that in the project first',
  },
  'procedure.taskNotAble': {
    zh: '所选人员没有办理该任务的权限，请另选人员，或请管理员授权',
    en: 'This person has no right to do the task: choose another, or ask an administrator for the right',
  },
  'procedure.taskMustBeDone': { zh: '必办任务不能跳过', en: 'This task must be done and cannot be skipped' },
  'procedure.hasDefaults': {
    zh: '已有采购配置，不再载入默认配置',
    en: 'Purchasing is configured already; the usual configuration is not brought in',
  },
} as const satisfies Record<string, Text>;

import type { Text } from '../kit/text.ts';

export const hallMessages = {
  'hall.notPublished': {
    zh: '项目尚未发布公告，不能设置开标大厅',
    en: 'The project is not published: there is no hall yet',
  },
  'hall.noHall': {
    zh: '开标大厅尚未开启，请主持人先开启',
    en: 'The hall is not set up: its host has to do that first',
  },
  'hall.notHost': { zh: '只有主持人{name}可以操作', en: 'Only the host, {name}, may do this' },
  'hall.hostGone': {
    zh: '所选主持人或记录人不存在、已停用，或没有主持和开标的权限：主持人须同时有“主持开标”和“开标”权限',
    en: 'This person is gone or disabled, or may not lead an opening: its host needs the rights to host and to open',
  },
  'hall.noPart': {
    zh: '您不是本项目的采购人员，不能主持或开标：请由项目的经办人或负责人操作',
    en: 'You have no part in this project and neither host nor open it: its handler or head does',
  },
  'hall.officeOpens': {
    zh: '您不是本项目的采购人员，不能直接开标：请由经办人操作，或由项目负责人建立开标大厅并主持',
    en: 'You do not work on this project and do not open it: its handler does, or its head sets up a hall and hosts it',
  },
  'hall.begun': {
    zh: '开标已开始，更换主持人请说明原因（不少于{characters}字）',
    en: 'It has begun: say why the host changes, in at least {characters} characters',
  },
  'hall.ended': { zh: '该包开标已结束，不能再操作', en: 'The opening of this package is over' },
  'hall.notRunning': {
    zh: '开标未开始或已暂停，不能进入下一节点',
    en: 'It has not begun or is paused: there is no next node',
  },
  'hall.reasonShort': { zh: '请说明原因，不少于{characters}个字', en: 'Say why, in at least {characters} characters' },
  'hall.backwards': { zh: '节点不能后退，当前节点是“{name}”', en: 'Nodes do not go back; the current one is {name}' },
  'hall.skips': { zh: '节点必须按顺序进行，下一节点是“{name}”', en: 'Nodes follow each other; the next one is {name}' },
  'hall.tooEarly': { zh: '未到开标时间{time}，不能进入下一节点', en: 'The opening time, {time}, has not come' },
  'hall.hostAbsent': { zh: '主持人尚未签到', en: 'The host has not signed in' },
  'hall.sharesMissing': {
    zh: '密钥持有人到场解锁{given}人，至少需要{threshold}人',
    en: '{given} key holders have unlocked, {threshold} are needed',
  },
  'hall.notOpened': { zh: '报价尚未开启，请先开标', en: 'The quotes are not opened: open them first' },
  'hall.notAtOpening': {
    zh: '第{no}包的开标大厅在“{name}”，各包进入“开启报价”后才能开标',
    en: 'Package {no} is at “{name}” in the hall; quotes are opened once every package has come to that node',
  },
  'hall.noStep': { zh: '请指明项目、采购包或开标大厅', en: 'Name a project, a package or its hall' },
  'hall.recordOpen': { zh: '还有{count}家投标人未确认开标记录', en: '{count} bidders have not confirmed the record' },
  'hall.objectionOpen': {
    zh: '还有{count}条异议未答复，请当场答复',
    en: '{count} objections wait for an answer on the spot',
  },
  'hall.procurementGoesOn': {
    zh: '采购仍在进行，不能中止开标；需要停顿请用“暂停”',
    en: 'The procurement goes on: pause the opening instead of stopping it',
  },
  'hall.signedAlready': { zh: '已签到，无需重复签到', en: 'Signed in already' },
  'hall.notYet': { zh: '未到开标时间，投标人请在{time}后签到', en: 'Bidders sign in from {time} on' },
  'hall.notBidder': {
    zh: '未递交投标文件，不参加本项目开标',
    en: 'No bid was handed in: there is no part in this opening',
  },
  'hall.hostWitness': { zh: '只有主持人可以登记其他到场人员', en: 'Only the host writes down who else is there' },
  'hall.signsHimself': {
    zh: '{name}有本单位账号，须本人登录签到，不能代录',
    en: '{name} has an account of this unit and signs in himself: nobody writes him down',
  },
  'hall.attendOver': {
    zh: '开标已结束，不能再签到或代录',
    en: 'The opening is closed: nobody signs in or is written down any more',
  },
  'hall.wrongRole': {
    zh: '登记的到场人员请选择见证人、监督人或采购人代表',
    en: 'Somebody else is written down as witness, supervisor or buyer',
  },
  'hall.notObjectable': {
    zh: '开标后至开标结束前可以提出异议',
    en: 'Objections are made after the opening and before it is closed',
  },
  'hall.objectedAlready': { zh: '上一条异议尚未答复，请等待主持人答复', en: 'The last objection is not answered yet' },
  'hall.nothingToConfirm': {
    zh: '开标记录尚未提交确认，或已确认',
    en: 'There is no record to confirm, or it is confirmed',
  },
  'hall.bidderLayerNone': {
    zh: '本项目投标文件由密钥持有人解锁，投标人无需解密',
    en: 'The key holders open these bids: bidders have nothing to decrypt',
  },
  'hall.nodeRequired': { zh: '“{name}”是必经节点，不能停用', en: '{name} is part of every opening' },
  'hall.nodeTwice': { zh: '同一节点重复', en: 'A node is named twice' },
  'hall.templateExists': { zh: '同类型中已有同名模板', en: 'There is a template of this kind and name already' },
  'hall.scoreMissing': { zh: '第{line}条“{name}”请填写分值', en: 'Item {line}, {name}: say its points' },
  'hall.scoreNone': { zh: '第{line}条“{name}”不计分，请去掉分值', en: 'Item {line}, {name}, has no points' },
  'hall.itemTwice': { zh: '条目“{name}”重复', en: 'The item {name} is there twice' },
  'hall.noRecord': {
    zh: '开标记录尚未形成，或您未参加本次开标',
    en: 'There is no record of the opening yet, or you have no part in it',
  },
  'hall.beforeOpening': { zh: '开标前不可查看投标信息', en: 'Nothing of a bid is read before the opening' },
} as const satisfies Record<string, Text>;

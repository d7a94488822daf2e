import { entity } from '../kit/entity.ts';
import { named } from '../kit/named.ts';
import { confirmationLifecycle, hallLifecycle, hallNodeLifecycle, objectionLifecycle } from './hall-lifecycle.ts';
import { hallNodes } from './node-codes.ts';

const projectId = { kind: 'ref', to: 'project', label: { zh: '项目', en: 'Project' }, required: true } as const;
const packageId = { kind: 'ref', to: 'package', label: { zh: '采购包', en: 'Package' }, required: true } as const;
const hallId = { kind: 'ref', to: 'hall', label: { zh: '开标大厅', en: 'Hall' }, required: true } as const;
const entryId = { kind: 'ref', to: 'entry', label: { zh: '报名', en: 'Registration' }, required: true } as const;
const supplierTenantId = {
  kind: 'text',
  label: { zh: '投标人租户', en: 'Tenant of the bidder' },
  maxLength: 6,
  required: true,
} as const;
const supplierName = { kind: 'text', label: { zh: '投标人', en: 'Bidder' }, maxLength: 100, required: true } as const;
const shared = {
  path: '/api/bid-electronic/hall',
  verbs: {},
  menu: 'hall',
  permanent: true,
  dataScoped: false,
} as const;

/** A package in the hall: who leads its opening, and how far it is. */
export const hall = entity({
  ...shared,
  name: 'hall',
  table: 'hall',
  label: { zh: '开标大厅', en: 'Opening hall' },
  lifecycle: hallLifecycle,
  fields: {
    projectId,
    packageId,
    hallStatus: {
      kind: 'choice',
      label: { zh: '状态', en: 'Status' },
      choices: hallLifecycle.choices,
      readOnly: true,
      required: true,
    },
    hostId: { kind: 'ref', to: 'user', label: { zh: '主持人', en: 'Host' }, required: true },
    recorderId: { kind: 'ref', to: 'user', label: { zh: '记录人', en: 'Recorder' } },
    /** As the project's when it was set up: from then on the host's duty is open. */
    openTime: { kind: 'instant', label: { zh: '开标时间', en: 'Opening time' }, required: true, readOnly: true },
    confirmMinutes: {
      kind: 'integer',
      label: { zh: '确认时限', en: 'Time to confirm' },
      min: 1,
      max: 1440,
      unit: { zh: '分钟', en: 'min' },
      required: true,
    },
    isVideoOn: { kind: 'flag', label: { zh: '录像', en: 'Recorded' }, required: true, readOnly: true },
    videoTime: { kind: 'instant', label: { zh: '录像开关时间', en: 'Switched at' }, readOnly: true },
    liveUrl: { kind: 'text', label: { zh: '直播地址', en: 'Broadcast' }, maxLength: 500 },
    roomId: { kind: 'text', label: { zh: '房间号', en: 'Room' }, maxLength: 50 },
    reviewTime: { kind: 'instant', label: { zh: '评审时间', en: 'Review at' } },
    beginTime: { kind: 'instant', label: { zh: '开始时间', en: 'Begun' }, readOnly: true },
    endTime: { kind: 'instant', label: { zh: '结束时间', en: 'Ended' }, readOnly: true },
    pauseTime: { kind: 'instant', label: { zh: '暂停时间', en: 'Paused' }, readOnly: true },
    pauseReason: { kind: 'text', label: { zh: '暂停或中止原因', en: 'Why' }, maxLength: 500, readOnly: true },
  },
});

export const hallNode = entity({
  ...shared,
  name: 'hallNode',
  table: 'hall_node',
  label: { zh: '开标节点', en: 'Node of a hall' },
  lifecycle: hallNodeLifecycle,
  fields: {
    projectId,
    packageId,
    hallId,
    nodeCode: { kind: 'choice', label: { zh: '节点', en: 'Node' }, choices: hallNodes.choices, required: true },
    nodeName: { kind: 'text', label: { zh: '节点名称', en: 'Name' }, maxLength: 30, required: true },
    nodeStatus: {
      kind: 'choice',
      label: { zh: '状态', en: 'Status' },
      choices: hallNodeLifecycle.choices,
      required: true,
      readOnly: true,
    },
    durationMin: { kind: 'integer', label: { zh: '时长（分钟）', en: 'Minutes' }, required: true },
    beginTime: { kind: 'instant', label: { zh: '开始时间', en: 'Begun' } },
    endTime: { kind: 'instant', label: { zh: '结束时间', en: 'Ended' } },
  },
});

export const attendRoles = named({
  host: { value: 1, label: { zh: '主持人', en: 'Host' } },
  holder: { value: 2, label: { zh: '密钥持有人', en: 'Key holder' } },
  supervisor: { value: 3, label: { zh: '监督人', en: 'Supervisor' } },
  buyer: { value: 4, label: { zh: '采购人代表', en: 'Buyer' } },
  agency: { value: 5, label: { zh: '代理机构', en: 'Agency' } },
  bidder: { value: 6, label: { zh: '投标人', en: 'Bidder' } },
  witness: { value: 7, label: { zh: '见证人', en: 'Witness' } },
});

/** Who was there: signs for himself, or is written down by the host where he has no account. */
export const attendance = entity({
  ...shared,
  permanent: false,
  appendOnly: true,
  name: 'attendance',
  table: 'attendance',
  label: { zh: '开标签到', en: 'Attendance' },
  parties: ['party_tenant_id'],
  guards: { ux_attendance_once: 'hall.signedAlready' },
  fields: {
    projectId,
    /** Of whoever has an account, in his own tenant. */
    userId: { kind: 'ref', to: 'user', label: { zh: '用户', en: 'User' } },
    personName: { kind: 'text', label: { zh: '姓名', en: 'Name' }, maxLength: 50, required: true },
    companyName: { kind: 'text', label: { zh: '单位', en: 'Company' }, maxLength: 100, required: true },
    attendRole: { kind: 'choice', label: { zh: '身份', en: 'As' }, choices: attendRoles.choices, required: true },
    /** Kept masked: the record shows who came, not his card. */
    idNo: { kind: 'text', label: { zh: '身份证号', en: 'Identity card' }, maxLength: 18 },
    signTime: { kind: 'instant', label: { zh: '签到时间', en: 'Signed' }, required: true },
    partyTenantId: { kind: 'text', label: { zh: '签到方租户', en: 'Tenant of who signed' }, maxLength: 6 },
  },
});

export const hallConfirmation = entity({
  ...shared,
  name: 'hallConfirmation',
  table: 'hall_confirmation',
  label: { zh: '开标记录确认', en: 'Confirmation of the record' },
  parties: ['supplier_tenant_id'],
  lifecycle: confirmationLifecycle,
  fields: {
    projectId,
    packageId,
    hallId,
    entryId,
    supplierTenantId,
    supplierName,
    confirmStatus: {
      kind: 'choice',
      label: { zh: '确认状态', en: 'Status' },
      choices: confirmationLifecycle.choices,
      required: true,
      readOnly: true,
    },
    confirmUntil: { kind: 'instant', label: { zh: '确认期限', en: 'Until' }, required: true },
    confirmTime: { kind: 'instant', label: { zh: '确认时间', en: 'Confirmed' }, readOnly: true },
  },
});

export const hallObjection = entity({
  ...shared,
  name: 'hallObjection',
  table: 'hall_objection',
  label: { zh: '开标异议', en: 'Objection at the opening' },
  parties: ['supplier_tenant_id'],
  lifecycle: objectionLifecycle,
  fields: {
    projectId,
    packageId,
    hallId,
    entryId,
    supplierTenantId,
    supplierName,
    askerId: { kind: 'ref', to: 'user', label: { zh: '提出人', en: 'By' }, required: true },
    hostId: { kind: 'ref', to: 'user', label: { zh: '主持人', en: 'Host' }, required: true },
    content: { kind: 'longText', label: { zh: '异议内容', en: 'Objection' }, maxLength: 1000, required: true },
    askTime: { kind: 'instant', label: { zh: '提出时间', en: 'Made' }, required: true },
    objectionStatus: {
      kind: 'choice',
      label: { zh: '状态', en: 'Status' },
      choices: objectionLifecycle.choices,
      required: true,
      readOnly: true,
    },
    answer: { kind: 'longText', label: { zh: '主持人答复', en: 'Answer' }, maxLength: 1000, readOnly: true },
    answerTime: { kind: 'instant', label: { zh: '答复时间', en: 'Answered' }, readOnly: true },
  },
});

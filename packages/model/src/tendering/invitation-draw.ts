import { entity } from '../kit/entity.ts';
import { lifecycle } from '../kit/lifecycle.ts';

/** Who gives a secret of a draw of suppliers: the product its own before it learns that of whoever draws. */
export const invitationDrawParties = { platform: 'platform', handler: 'handler' } as const;

/** A draw: the product has laid down the digest of its secret and the pool, then whoever draws gives his own. */
export const invitationDrawLifecycle = lifecycle({
  field: 'drawStatus',
  states: {
    drawing: { value: 1, label: { zh: '抽取中', en: 'Being drawn' }, tone: 'blue' },
    drawn: { value: 2, label: { zh: '已抽取', en: 'Drawn' }, tone: 'green' },
    void: { value: 5, label: { zh: '已作废', en: 'Void' }, tone: 'grey' },
  },
  actions: {
    finish: { from: ['drawing'], to: 'drawn', label: { zh: '完成抽取', en: 'Draw' } },
    // Whoever drew could draw until the wanted ones come: another declares a draw void.
    annul: {
      from: ['drawing', 'drawn'],
      to: 'void',
      permission: 'project_confirm',
      notBy: ['add'],
      label: { zh: '作废抽取', en: 'Declare void' },
      reason: 'required',
      danger: true,
    },
  },
  told: {
    person: 'createUser',
    about: 'project',
    of: { entity: 'project', field: 'projectId' },
    name: 'projectName',
    words: { annul: 'cancelled' },
  },
});

/** The draw of whom a project invites, with everything that is needed to calculate it again (R15). */
export const invitationDraw = entity({
  name: 'invitationDraw',
  table: 'invitation_draw',
  label: { zh: '供应商抽取', en: 'Draw of suppliers' },
  path: '/api/purchase/invitation/draw',
  verbs: {},
  menu: 'project',
  permanent: true,
  dataScoped: false,
  lifecycle: invitationDrawLifecycle,
  guards: { ux_invitation_draw_standing: 'tendering.drawStands' },
  fields: {
    projectId: { kind: 'ref', to: 'project', label: { zh: '项目', en: 'Project' }, required: true, fixed: true },
    drawNo: { kind: 'text', label: { zh: '抽取编号', en: 'Number' }, maxLength: 30, required: true, readOnly: true },
    drawStatus: {
      kind: 'choice',
      label: { zh: '状态', en: 'Status' },
      choices: invitationDrawLifecycle.choices,
      required: true,
      readOnly: true,
    },
    /** So many are drawn. */
    inviteCount: { kind: 'integer', label: { zh: '抽取家数', en: 'To be drawn' }, min: 1, max: 100, required: true },
    /** Ids of the suppliers of the pool, with their names then. */
    candidates: { kind: 'json', label: { zh: '备选供应商', en: 'Pool' }, readOnly: true },
    candidateRoot: {
      kind: 'text',
      label: { zh: '备选名单摘要', en: 'Digest of the pool' },
      maxLength: 64,
      readOnly: true,
    },
    commits: { kind: 'json', label: { zh: '随机数摘要', en: 'Digests of the secrets' }, readOnly: true },
    reveals: { kind: 'json', label: { zh: '随机数', en: 'Secrets' }, readOnly: true },
    seed: { kind: 'text', label: { zh: '抽取种子', en: 'Seed' }, maxLength: 64, readOnly: true },
    round: { kind: 'integer', label: { zh: '轮次', en: 'Round' }, required: true, readOnly: true },
    tickets: { kind: 'json', label: { zh: '抽取结果', en: 'Order' }, readOnly: true },
    drawTime: { kind: 'instant', label: { zh: '抽取时间', en: 'Drawn' }, readOnly: true },
    voidReason: { kind: 'text', label: { zh: '作废原因', en: 'Why void' }, maxLength: 500, readOnly: true },
  },
});

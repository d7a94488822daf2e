import { entity } from '../kit/entity.ts';
import { named } from '../kit/named.ts';

/** What somebody watches; the values are the API's. */
export const attentionType = named({
  notice: { value: 1, label: { zh: '公告', en: 'Notice' }, tone: 'blue' },
  project: { value: 2, label: { zh: '项目', en: 'Project' }, tone: 'orange' },
  supplier: { value: 3, label: { zh: '供应商', en: 'Supplier' }, tone: 'green' },
});

/** Whether he still does. */
export const attentionFlag = named({
  watched: { value: 1, label: { zh: '关注', en: 'Watched' } },
  dropped: { value: 0, label: { zh: '取消关注', en: 'Not watched' } },
});

/** Something that a person watches: his own alone, and told to nobody. */
export const attention = entity({
  name: 'attention',
  table: 'attention',
  label: { zh: '关注', en: 'Watched thing' },
  path: '/api/purchase/attetion',
  verbs: {},
  menu: 'attention',
  dataScoped: false,
  fields: {
    userId: { kind: 'ref', to: 'user', label: { zh: '关注人', en: 'By' }, required: true, readOnly: true },
    bizType: { kind: 'choice', label: { zh: '类型', en: 'Kind' }, choices: attentionType.choices, required: true },
    bizId: { kind: 'ref', to: 'business', label: { zh: '关注对象', en: 'What' }, required: true },
    /** Whose it is: notices and projects of other tenants are published ones. */
    bizTenantId: { kind: 'text', label: { zh: '所属租户', en: 'Tenant' }, maxLength: 12, readOnly: true },
    /** Of a notice or a project: the project whose changes are told. */
    projectId: { kind: 'ref', to: 'project', label: { zh: '采购项目', en: 'Project' }, readOnly: true },
    flag: { kind: 'choice', label: { zh: '是否关注', en: 'Watched' }, choices: attentionFlag.choices, required: true },
  },
});

import { listExport } from '../kit/list-export.ts';
import { formPage } from './design-endpoints.ts';

const text = (zh: string, en: string, maxLength = 30) => ({ kind: 'text', label: { zh, en }, maxLength }) as const;

export const formsExport = listExport({
  list: formPage,
  name: { zh: '表单', en: 'Forms' },
  permission: 'form_export',
  fields: {
    formName: text('表单名称', 'Name'),
    category: text('表单分类', 'Category'),
    publishedNo: { kind: 'integer', label: { zh: '发布版本', en: 'Published' } },
    isEnabled: { kind: 'flag', label: { zh: '启用', en: 'Enabled' } },
    flowName: text('审批流程', 'Flow'),
    roleNames: text('可填写角色', 'Roles', 60),
    isChangeable: { kind: 'flag', label: { zh: '填写人可修改', en: 'Can be changed' } },
    answerCount: { kind: 'integer', label: { zh: '数据条数', en: 'Rows of data' } },
    updateUserName: text('修改人', 'Changed by', 16),
    updateTime: { kind: 'instant', label: { zh: '修改时间', en: 'Changed' } },
    remark: text('备注', 'Remark', 60),
  },
});

import type { Language } from '../kit/text.ts';

const english: Readonly<Record<string, string>> = {
  超级管理员: 'Super administrator',
  管理员: 'Administrator',
  采购经办: 'Buyer',
  采购负责人: 'Head of procurement',
  需求申请人: 'Requester',
  需求部门负责人: 'Head of a requesting department',
  财务人员: 'Finance officer',
  监督人员: 'Supervisor',
  评审专家: 'Expert',
  房产管理员: 'Estate manager',
  供应商: 'Supplier',
  代理机构: 'Agency',
};

/** What roles are called, one or several after commas: those that the product brings read in either language. */
export function roleText(names: string, language: Language): string {
  const each = names.split(/[,，、]/).filter(Boolean);
  if (language === 'zh') return each.join('、');
  return each.map((name) => english[name] ?? name).join(', ');
}

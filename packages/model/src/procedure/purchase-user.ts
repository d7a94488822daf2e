import { entity } from '../kit/entity.ts';
import { projectRoles } from '../tendering/project-roles.ts';

/** The parts that somebody can be given beforehand: those of a project but its leader (`queryRoleProperty`). */
export const roleProperties = projectRoles.filter(({ value }) => value > 0);

/**
 * Who handles a procurement neither reviews nor accepts it (Government Procurement Law, article 61): the procurement
 * handler (5) apart from the head of the demand (2), who accepts, and the head of procurement (6), who reviews.
 */
export const handlingRoles: readonly number[] = [5];
export const reviewingRoles: readonly number[] = [2, 6];

/** May one person have both of these parts? */
export function areApart(one: number, other: number): boolean {
  const isPair = (a: number, b: number) => handlingRoles.includes(a) && reviewingRoles.includes(b);
  return isPair(one, other) || isPair(other, one);
}

/** Who does what in the projects of which kinds, for which department (`conf/users`). */
export const purchaseUser = entity({
  name: 'purchaseUser',
  table: 'purchase_user',
  label: { zh: '采购人员', en: 'Purchasing staff' },
  path: '/api/purchase/conf/users',
  verbs: {
    page: 'POST /queryPage',
    list: 'GET /queryList',
    detail: 'GET /queryById',
    save: 'POST /saveOrUpdate',
    remove: 'POST /deleteUserRole',
    export: 'POST /export',
  },
  menu: 'purchaseuser',
  sort: ['roleProperty', 'userId'],
  dataScoped: false,
  fields: {
    userId: { kind: 'ref', to: 'user', label: { zh: '人员', en: 'Person' }, required: true },
    roleProperty: {
      kind: 'choice',
      label: { zh: '项目角色', en: 'Part in projects' },
      choices: roleProperties,
      required: true,
    },
    proTypes: {
      kind: 'refs',
      to: 'projectType',
      label: { zh: '项目类型', en: 'Kinds of project' },
      help: { zh: '不选为全部类型', en: 'All kinds where none is chosen' },
    },
    deptId: {
      kind: 'tree',
      to: 'dept',
      label: { zh: '适用部门', en: 'For the department' },
      help: { zh: '不选为全部部门', en: 'All departments where none is chosen' },
    },
  },
});

import { domains } from '@zhaocai/model';
import type { Domain } from '@zhaocai/model/kit/domain';
import { tenantAdministrator, type RoleSeed, type TenantSeed, type UserSeed } from './tenant-seed.ts';

const purchaser: RoleSeed = {
  alias: 'purchaser',
  name: '采购经办',
  grants: [
    'project_view',
    'project_add',
    'project_edit',
    'project_delete',
    'project_submit',
    'project_import',
    'project_export',
    'project_open',
    'project_select',
    'project_evidence',
    'entry_view',
    'entry_review',
    'entry_import',
    'supplier_view',
    'supplier_add',
    'supplier_edit',
    'supplier_import',
    'supplier_export',
    'bulletin_*',
    'fileTemplate_*',
    'fileCatalog_*',
    'projectFiles_*',
    'lawRule_view',
    'workCalendar_view',
    'planManage_view',
    'planManage_add',
    'planManage_edit',
    'planManage_delete',
    'planManage_import',
    'planManage_export',
    'planManage_submit',
    'planManage_back',
    'planManage_modify',
    'planAdjust_*',
    'budgetPro_view',
    'budgetPro_add',
    'budgetPro_edit',
    'budgetPro_delete',
    'budgetPro_export',
    'budgetPro_submit',
    'budgetSecond_view',
    'budgetSpecial_view',
    'customer_*',
    'businessMan_view',
  ],
  scope: 2,
  seesAll: [
    'agencyCooperation',
    'supplier',
    'businessMan',
    'customer',
    'customerLink',
    'customerVisit',
    'budgetPro',
    'budgetAdjust',
    'budgetCost',
    'budgetGov',
    'budgetPosting',
    'plan',
    'planDetail',
    'planModify',
    'demand',
    'demandDetail',
    'demandResearch',
    'bidApply',
    'tenderPro',
    'fileTemplate',
    'fileCatalog',
    'site',
    'reservation',
    'borrow',
    'borrowReturn',
    'judgeTemplate',
    'helpPage',
  ],
};

const manager: RoleSeed = {
  alias: 'manager',
  name: '采购负责人',
  grants: [
    'project_view',
    'project_confirm',
    'project_evidence',
    'entry_view',
    'entry_registered',
    'supplier_view',
    'supplier_delete',
    'supplier_export',
    'supplier_black',
    'bulletin_view',
    'lawRule_view',
    'workCalendar_view',
    'planManage_view',
    'planManage_export',
    'planManage_audit',
    'planManage_down',
    'planAdjust_*',
    'budgetPro_view',
    'budgetPro_export',
    'budgetPro_firstAudit',
    'budgetSecond_view',
    'budgetSpecial_view',
    'customer_*',
    'businessMan_*',
  ],
  scope: 1,
};

/** Keeps buildings, rooms and what belongs to them. */
const estateAdministrator: RoleSeed = {
  alias: 'estate_admin',
  name: '房产管理员',
  grants: [
    /* campus */
    'school_*',
    'land_*',
    'civilDefence_*',
    'structure_*',
    'facility_*',
    'carPosition_*',
    'estateManager_*',
    /* space */
    'mansion_*',
    'room_*',
    'roomDistribution_*',
    'roomStatistics_*',
    /* lease */
    'roomLease_*',
    'roomContract_*',
    'roomRent_*',
    'leasePolicy_*',
    /* quota */ 'quotaRegulation_*',
    'quotaInput_*',
    'scientificResearch_*',
    'deptCalculate_*',
    'differenceCalculate_*',
    /* housing */ 'housingStandard_*',
    'housingSubsidy_*',
    'choiceBatch_*',
    'turnoverSort_*',
    /* People are chosen in forms. */ 'user_view',
  ],
  scope: 1,
};

const finance: RoleSeed = {
  alias: 'finance',
  name: '财务人员',
  grants: [
    'project_view',
    'supplier_view',
    'bulletin_view',
    'planManage_view',
    'budgetPro_view',
    'budgetPro_export',
    'budgetPro_secondAudit',
    'budgetPro_issue',
    'budgetSecond_view',
    'budgetSpecial_view',
  ],
  scope: 1,
};

/** Answers for what his department, and those below it, declare, plan and ask for; each domain says what that takes. */
const departmentHead: RoleSeed = {
  alias: 'department',
  name: '需求部门负责人',
  grants: [],
  scope: 4,
  seesAll: ['helpPage'],
};

/** Writes what his department needs. */
const applicant: RoleSeed = { alias: 'applicant', name: '需求申请人', grants: [], scope: 3, seesAll: ['helpPage'] };

/** Sees everything of procurement and changes nothing. */
const supervisor: RoleSeed = {
  alias: 'supervisor',
  name: '监督人员',
  grants: [
    'project_view',
    'project_evidence',
    'entry_view',
    'supplier_view',
    'bulletin_view',
    'lawRule_view',
    'workCalendar_view',
  ],
  scope: 1,
};

const expert: RoleSeed = { alias: 'expert', name: '评审专家', grants: ['bulletin_view'], scope: 2 };

/** Experts are users of the buyer's tenant with the role expert (decisions 3). */
const experts = ['林知远', '赵文博', '孙晓芸', '吴建国', '郑海涛', '王雨桐', '冯立新'].map(
  (nickName, index): UserSeed => ({
    account: `expert${index + 1}`,
    nickName,
    roles: ['expert'],
    label: { zh: `评审专家${index + 1}`, en: `Expert ${index + 1}` },
  }),
);

const everyDomain: readonly Domain[] = domains;

/** With what each domain gives the role. */
function withDomains(role: RoleSeed): RoleSeed {
  return { ...role, grants: [...role.grants, ...everyDomain.flatMap(({ grants }) => grants?.[role.alias] ?? [])] };
}

export const buyerTenant: TenantSeed = {
  tenantId: '100001',
  name: '大学招投标中心',
  kind: 'buyer',
  linkman: '周明',
  contactNumber: '0571-8800 1001',
  address: '浙江省杭州市西湖区',
  depts: ['大学招投标中心', '采购一科', '采购二科', '财务处', '监察处'],
  units: ['机械工程学院'],
  roles: [
    purchaser,
    manager,
    tenantAdministrator,
    finance,
    supervisor,
    estateAdministrator,
    expert,
    departmentHead,
    applicant,
  ].map(withDomains),
  users: [
    {
      account: 'buyer',
      nickName: '周明',
      roles: ['purchaser'],
      dept: '采购一科',
      label: { zh: '采购人：经办', en: 'Buyer: purchaser' },
    },
    {
      account: 'manager',
      nickName: '沈岚',
      roles: ['manager'],
      dept: '大学招投标中心',
      label: { zh: '采购人：负责人', en: 'Buyer: manager' },
    },
    {
      account: 'admin',
      nickName: '系统管理员',
      roles: ['admin'],
      dept: '大学招投标中心',
      label: { zh: '采购人：系统管理员', en: 'Buyer: administrator' },
    },
    {
      account: 'finance',
      nickName: '何静',
      roles: ['finance'],
      dept: '财务处',
      label: { zh: '采购人：财务', en: 'Buyer: finance' },
    },
    {
      account: 'estate',
      nickName: '房建国',
      roles: ['estate_admin'],
      dept: '大学招投标中心',
      label: { zh: '采购人：房产管理', en: 'Buyer: estate' },
    },
    {
      account: 'supervisor',
      nickName: '严正',
      roles: ['supervisor'],
      dept: '监察处',
      label: { zh: '采购人：监督', en: 'Buyer: supervisor' },
    },
    {
      account: 'dept',
      nickName: '许安国',
      roles: ['department'],
      dept: '机械工程学院',
      label: { zh: '采购人：需求部门负责人', en: 'Buyer: head of a department' },
    },
    {
      account: 'applicant',
      nickName: '韩晓',
      roles: ['applicant'],
      dept: '机械工程学院',
      label: { zh: '采购人：需求申请人', en: 'Buyer: applicant of a department' },
    },
    ...experts,
  ],
};

import { type MenuSeed, type TenantKind } from './kit/menu.ts';

const buyer = ['buyer'] as const satisfies readonly TenantKind[];

interface Plan {
  readonly code: string;
  readonly name: { readonly zh: string; readonly en: string };
  readonly path: string;
  readonly kinds?: readonly TenantKind[];
}

const planned = ({ code, name, path, kinds = buyer }: Plan): MenuSeed => ({
  code,
  name,
  path,
  icon: 'AppstoreOutlined',
  kinds,
  planned: true,
});

/** The areas of the API whose screens are still to come, so that every page of it already has its place. */
export const plannedMenus: readonly MenuSeed[] = [
  planned({ code: 'purchaseEntrust', name: { zh: '采购委托', en: 'Entrusted purchasing' }, path: '/purchaseEntrust' }),
  planned({ code: 'schedule', name: { zh: '采购进度', en: 'Schedules' }, path: '/schedule' }),
  planned({ code: 'directPurchase', name: { zh: '直接采购', en: 'Direct purchases' }, path: '/directPurchase' }),
  planned({ code: 'protocolPurchase', name: { zh: '协议采购', en: 'Framework purchases' }, path: '/protocolPurchase' }),
  planned({ code: 'tenderManage', name: { zh: '招标管理', en: 'Tender management' }, path: '/tenderManage' }),
  planned({ code: 'projectDetail', name: { zh: '项目详情', en: 'Project details' }, path: '/projectDetail' }),
  planned({ code: 'projectNature', name: { zh: '项目性质', en: 'Kinds of project' }, path: '/projectNature' }),
  planned({ code: 'projectParameter', name: { zh: '项目参数', en: 'Project parameters' }, path: '/projectParameter' }),
];

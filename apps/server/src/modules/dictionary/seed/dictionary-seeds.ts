import type { Text } from '@zhaocai/model';

export interface WordSeed {
  readonly key: string;
  readonly name: Text;
  readonly remark?: string;
}

/** A dictionary that this version brings. */
export interface DictionarySeed {
  readonly code: string;
  readonly name: Text;
  /** The program itself knows these keys: they are neither removed nor renamed. */
  readonly isBuiltin?: boolean;
  readonly words: readonly WordSeed[];
}

const words = (...names: readonly (readonly [zh: string, en: string])[]): readonly WordSeed[] =>
  names.map(([zh, en], index) => ({ key: String(index + 1), name: { zh, en } }));

const providers = (...names: readonly (readonly [code: string, zh: string, en: string])[]): readonly WordSeed[] =>
  names.map(([remark, zh, en], index) => ({ key: String(index + 1), name: { zh, en }, remark }));

/** Read by all; the codes and keys are the API's (administration, B.9). */
export const systemDictionaries: readonly DictionarySeed[] = [
  { code: 'sex', name: { zh: '性别', en: 'Sex' }, isBuiltin: true, words: words(['男', 'Male'], ['女', 'Female']) },
  {
    code: 'notice',
    name: { zh: '通知类型', en: 'Kinds of announcement' },
    words: words(
      ['发布通知', 'Publication'],
      ['批转通知', 'Endorsement'],
      ['转发通知', 'Forwarding'],
      ['指示通知', 'Instruction'],
      ['任免通知', 'Appointment'],
      ['事务通知', 'General'],
    ),
  },
  {
    code: 'menu_category',
    name: { zh: '菜单类型', en: 'Kinds of menu' },
    isBuiltin: true,
    words: words(['菜单', 'Menu'], ['按钮', 'Button']),
  },
  {
    code: 'button_func',
    name: { zh: '按钮功能', en: 'Places of a button' },
    isBuiltin: true,
    words: words(['工具栏', 'Toolbar'], ['操作栏', 'Row'], ['工具操作栏', 'Toolbar and row']),
  },
  {
    code: 'yes_no',
    name: { zh: '是否', en: 'Yes or no' },
    isBuiltin: true,
    words: words(['否', 'No'], ['是', 'Yes']),
  },
  {
    code: 'data_scope_type',
    name: { zh: '数据权限类型', en: 'Kinds of data scope' },
    isBuiltin: true,
    words: words(
      ['全部可见', 'Everything'],
      ['本人可见', 'Own'],
      ['所在机构可见', 'Own departments'],
      ['所在机构及子级可见', 'Own departments and those below'],
      ['自定义', 'Custom'],
    ),
  },
  {
    code: 'api_scope_type',
    name: { zh: '接口权限类型', en: 'Kinds of API scope' },
    isBuiltin: true,
    words: words(['系统接口', 'System'], ['业务接口', 'Business']),
  },
  {
    code: 'post_category',
    name: { zh: '岗位类型', en: 'Kinds of post' },
    words: words(['高层', 'Senior'], ['中层', 'Middle'], ['基层', 'Junior'], ['其他', 'Other']),
  },
  {
    code: 'region',
    name: { zh: '行政区划级别', en: 'Levels of region' },
    isBuiltin: true,
    words: [
      { key: '0', name: { zh: '国家', en: 'Country' } },
      { key: '1', name: { zh: '省份/直辖市', en: 'Province' } },
      { key: '2', name: { zh: '地市', en: 'Prefecture' } },
      { key: '3', name: { zh: '区县', en: 'County' } },
      { key: '4', name: { zh: '乡镇', en: 'Township' } },
      { key: '5', name: { zh: '村委', en: 'Village' } },
    ],
  },
  {
    code: 'flow',
    name: { zh: '流程类型', en: 'Kinds of process' },
    // A process finds the page of its form by the remark (rule 161).
    words: [
      { key: '1', name: { zh: '采购项目审批', en: 'Approval of projects' }, remark: '/tenderee/myTenderee' },
      {
        key: '2',
        name: { zh: '公告审批', en: 'Approval of notices' },
        remark: '/projectManagement/noticeAdministration/noticeList',
      },
      { key: '3', name: { zh: '供应商入库审批', en: 'Admission of suppliers' }, remark: '/supplierBase/supplierList' },
    ],
  },
  {
    code: 'org_category',
    name: { zh: '机构类型', en: 'Kinds of unit' },
    isBuiltin: true,
    words: words(['公司', 'Company'], ['部门', 'Department'], ['小组', 'Group']),
  },
  {
    code: 'oss',
    name: { zh: '对象存储类型', en: 'Object storage' },
    isBuiltin: true,
    words: providers(
      ['minio', 'MinIO', 'MinIO'],
      ['qiniu', '七牛云', 'Qiniu'],
      ['alioss', '阿里云', 'Alibaba Cloud'],
      ['tencentcos', '腾讯云', 'Tencent Cloud'],
      ['huaweiobs', '华为云', 'Huawei Cloud'],
    ),
  },
  {
    code: 'sms',
    name: { zh: '短信服务类型', en: 'SMS providers' },
    isBuiltin: true,
    words: providers(
      ['yunpian', '云片', 'Yunpian'],
      ['qiniu', '七牛云', 'Qiniu'],
      ['aliyun', '阿里云', 'Alibaba Cloud'],
      ['tencent', '腾讯云', 'Tencent Cloud'],
    ),
  },
  {
    code: 'user_type',
    name: { zh: '用户平台', en: 'Platforms of users' },
    isBuiltin: true,
    words: words(['网页端', 'Web'], ['移动端', 'App'], ['其他', 'Other']),
  },
];

/** What a tenant has until it keeps the code itself. */
export const businessDictionaries: readonly DictionarySeed[] = [
  {
    code: 'funds_source',
    name: { zh: '资金来源', en: 'Sources of funds' },
    words: words(
      ['财政资金', 'Budget funds'],
      ['自有资金', 'Own funds'],
      ['专项资金', 'Earmarked funds'],
      ['科研经费', 'Research funds'],
      ['其他资金', 'Other funds'],
    ),
  },
  {
    code: 'supplier_category',
    name: { zh: '供应商类别', en: 'Kinds of supplier' },
    words: words(['货物类', 'Goods'], ['服务类', 'Services'], ['工程类', 'Works']),
  },
  {
    code: 'goods_unit',
    name: { zh: '计量单位', en: 'Units of measure' },
    words: words(
      ['台', 'Set'],
      ['套', 'Suite'],
      ['件', 'Piece'],
      ['个', 'Item'],
      ['批', 'Lot'],
      ['平方米', 'Square metre'],
      ['项', 'Job'],
      ['年', 'Year'],
    ),
  },
];

import type { Text } from '../kit/text.ts';

export const tenancyMessages = {
  'tenancy.onePlatform': {
    zh: '平台租户只有一个，不能新建或改为平台类型',
    en: 'There is one platform tenant; no other can be of that kind',
  },
  'tenancy.kindInUse': {
    zh: '该租户除管理员外已有{users}个账号，不能再更改类型',
    en: 'The tenant has {users} accounts beside its administrator; its kind can no longer be changed',
  },
  'tenancy.nameTaken': {
    zh: '租户名称“{name}”已被租户{tenantId}使用，请换一个名称',
    en: 'The tenant {tenantId} is called “{name}” already; choose another name',
  },
  'tenancy.domainTaken': { zh: '域名{domain}已被其他租户使用', en: 'Another tenant uses the host name {domain}' },
  'tenancy.quotaBelowUsers': {
    zh: '账号额度不能小于现有账号数{users}',
    en: 'The quota must not be less than the {users} accounts there are',
  },
  'tenancy.adminAccountMissing': { zh: '请输入管理员账号', en: 'Please enter the administrator’s account' },
  'tenancy.adminAccountForm': {
    zh: '管理员账号须以字母开头，由3至45位字母、数字、点、横线或下划线组成',
    en: 'The account starts with a letter and has 3 to 45 letters, digits, dots, dashes or underscores',
  },
  'tenancy.platformStays': {
    zh: '平台租户不能停用、删除或设置到期时间',
    en: 'The platform’s tenant cannot be disabled, removed or made to expire',
  },
  'tenancy.removeEnabled': {
    zh: '请先停用租户“{name}”再删除',
    en: 'Disable “{name}” before removing it',
  },
  'tenancy.removeUsed': {
    zh: '租户“{name}”已有人登录或已建立账号，数据须保留，只能停用，不能删除',
    en: '“{name}” has been used: its records must be kept, so it can be disabled but not removed',
  },
  'tenancy.dataSourceUnused': {
    zh: '各租户的数据都存放在本系统的数据库中，不能为租户指定其他数据源；数据源用于代码生成时读取表结构',
    en: 'The data of all tenants lies in the product’s own database: a tenant cannot be given another. Data sources serve to read tables for generated code',
  },
  'tenancy.noAdministrator': {
    zh: '该租户没有可用的管理员账号',
    en: 'The tenant has no administrator whose password could be reset',
  },
  'tenancy.numbersUsedUp': { zh: '未能分配租户编号，请重试', en: 'No tenant number could be found; try again' },
  'tenancy.badPicture': {
    zh: '图片内容与格式不符，请上传PNG、JPEG或WebP图片',
    en: 'The picture is not what it claims to be; use PNG, JPEG or WebP',
  },
  'tenancy.grantUnknown': { zh: '不支持的授权方式：{grant}', en: 'Unknown grant type: {grant}' },
  'tenancy.refreshShorter': {
    zh: '刷新令牌有效期不能短于访问令牌有效期',
    en: 'The refresh token must not live shorter than the access token',
  },
  'tenancy.clientTaken': { zh: '客户端编号{clientId}已存在', en: 'The client id {clientId} exists already' },
  'tenancy.clientInUse': {
    zh: '客户端{clientId}正用于登录本系统，不能停用、删除、更换密钥或取消密码与刷新授权',
    en: 'This application signs in with {clientId}: it cannot be disabled, removed, given another secret or lose its password and refresh grants',
  },
  'tenancy.paramNameMissing': { zh: '请输入参数名称', en: 'Please enter the parameter’s name' },
  'tenancy.paramKeyMissing': { zh: '请输入参数键名', en: 'Please enter the parameter’s key' },
  'tenancy.paramValueMissing': { zh: '请输入参数键值', en: 'Please enter the parameter’s value' },
  'tenancy.paramTaken': { zh: '参数键名{key}已存在', en: 'The key {key} exists already' },
  'tenancy.paramUnknown': { zh: '平台没有参数{key}', en: 'The platform has no parameter {key}' },
  'tenancy.paramLocked': {
    zh: '参数{key}由平台统一设置，不能修改',
    en: 'The platform sets {key} for everybody; it cannot be changed here',
  },
  'tenancy.paramValueForm': {
    zh: '参数{key}的值不符合要求',
    en: 'This value does not suit the parameter {key}',
  },
  'tenancy.paramBuiltIn': {
    zh: '参数{key}为系统内置参数，不能删除',
    en: 'The program itself reads {key}; it cannot be removed',
  },
  'tenancy.templateKind': {
    zh: '模板“{name}”适用于{kind}，请选择与租户类型一致的模板',
    en: 'The template “{name}” is for another kind of tenant ({kind}); choose one that suits this tenant',
  },
  'tenancy.templateTaken': {
    zh: '已有名为“{name}”的租户模板，请换一个名称',
    en: 'There is a template “{name}” already; choose another name',
  },
  'tenancy.templateOtherKind': {
    zh: '模板与租户的类型不一致，请选择同类租户',
    en: 'The template is for another kind of tenant; choose tenants of its kind',
  },
  'tenancy.templateBuiltIn': {
    zh: '内置模板“{name}”不能修改或删除',
    en: 'The template “{name}” comes with the product and cannot be changed or removed',
  },
  'tenancy.templateEmpty': {
    zh: '该租户除管理员外还没有角色，没有可保存的内容',
    en: 'This tenant has no roles but its administrator: there is nothing to save',
  },
} as const satisfies Record<string, Text>;

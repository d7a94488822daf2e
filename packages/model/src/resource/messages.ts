import type { Text } from '../kit/text.ts';

export const resourceMessages = {
  'resource.attachUpload': { zh: '请通过上传文件新增附件', en: 'Upload a file to add an attachment' },
  'resource.attachInUse': {
    zh: '附件“{name}”已被业务引用，不能删除',
    en: '“{name}” is used by a record and cannot be removed',
  },
  'resource.ossEndpoint': {
    zh: '服务地址须以 http:// 或 https:// 开头，且只含主机和端口',
    en: 'The endpoint must start with http:// or https:// and name only a host and a port',
  },
  'resource.ossPrivateHost': {
    zh: '服务地址“{host}”是本机或内网地址，须由运维在 STORAGE_PRIVATE_HOSTS 中放行',
    en: '“{host}” is this machine or a private network: an operator must allow it in STORAGE_PRIVATE_HOSTS',
  },
  'resource.ossDiskBuiltIn': {
    zh: '本地磁盘由系统自带，不能新增或删除',
    en: 'The local disk is built in: it is neither added nor removed',
  },
  'resource.ossEnabled': { zh: '使用中的存储不能删除，请先启用其他存储', en: 'It is in use: enable another one first' },
  'resource.ossHoldsFiles': {
    zh: '该存储中已有文件，不能删除，也不能更改地址、空间名和地域',
    en: 'Files lie in it: it cannot be removed, nor its endpoint, bucket and region changed',
  },
  'resource.ossTestFailed': {
    zh: '存储测试失败（{step}）：{reason}',
    en: 'The storage test failed ({step}): {reason}',
  },
  'resource.step.put': { zh: '写入', en: 'put' },
  'resource.step.read': { zh: '读取', en: 'read' },
  'resource.step.delete': { zh: '删除', en: 'delete' },
  'resource.ossDiskNoPlace': {
    zh: '本机磁盘没有地址、桶、地域和密钥，请留空',
    en: 'The disk of the server has no address, bucket, region or keys: leave them empty',
  },
  'resource.smsUnsupported': {
    zh: '未接入的短信服务商：{name}，不能新增、启用或发送',
    en: 'This SMS provider is not connected: {name}. It can neither be added, enabled nor used',
  },
  'resource.smsNoKeys': {
    zh: '“仅登记”不使用地域和密钥，请留空',
    en: 'Log only has no region and no keys: leave them empty',
  },
  'resource.smsBuiltIn': {
    zh: '“仅登记”由系统自带，不能新增或删除',
    en: 'Log only is built in: it is neither added nor removed',
  },
  'resource.smsEnabled': { zh: '使用中的短信服务不能删除', en: 'The provider in use cannot be removed' },
  'resource.smsNone': { zh: '没有可用的短信服务', en: 'No SMS provider is in use' },
  'resource.smsUsed': { zh: '该短信服务已有发送记录，不能删除', en: 'It has sent messages and cannot be removed' },
  'resource.smsParams': { zh: '短信参数须为 JSON 对象', en: 'The parameters must be a JSON object' },
  'resource.smsTooMany': { zh: '一次最多发送{max}个号码', en: 'At most {max} phones at once' },
  'resource.smsTooOften': {
    zh: '{phone}发送过于频繁，请稍后再试',
    en: 'Too many messages to {phone}; try again later',
  },
  'resource.phoneMissing': { zh: '手机号码不能为空', en: 'The phone number is missing' },
  'resource.phoneLength': { zh: '手机号码长度不为11位', en: 'A phone number has 11 digits' },
  'resource.phoneForm': { zh: '手机号码格式不正确', en: 'The phone number is not well formed' },
} as const satisfies Record<string, Text>;

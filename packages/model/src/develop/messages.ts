import type { Text } from '../kit/text.ts';

export const developMessages = {
  'develop.host': { zh: '主机只能是主机名或 IP 地址', en: 'The host must be a name or an address' },
  'develop.privateHost': {
    zh: '主机“{host}”是本机或内网地址，须由运维在 STORAGE_PRIVATE_HOSTS 中放行',
    en: '“{host}” is this machine or a private network: an operator must allow it in STORAGE_PRIVATE_HOSTS',
  },
  'develop.hostUnknown': { zh: '找不到主机“{host}”', en: 'The host “{host}” was not found' },
  'develop.connectFailed': { zh: '连接失败：{reason}', en: 'Could not connect: {reason}' },
  'develop.passwordUnreadable': {
    zh: '保存的密码已无法读取，请重新填写',
    en: 'The stored password cannot be read any more: enter it again',
  },
  'develop.passwordAgain': {
    zh: '更改主机、端口、用户名或 TLS 后，请重新填写密码',
    en: 'After a change of host, port, user or TLS, enter the password again',
  },
  'develop.authority': {
    zh: '受信任的证书不是有效的 PEM 证书',
    en: 'The trusted certificates are no well-formed PEM certificates',
  },
  'develop.usedByCode': {
    zh: '数据源“{name}”正被代码生成使用，不能删除',
    en: '“{name}” is used by the code generator and cannot be removed',
  },
  'develop.fields': {
    zh: '字段定义不正确：{where}',
    en: 'The fields are not well formed: {where}',
  },
  'develop.fieldTwice': { zh: '字段“{name}”重复', en: 'The field “{name}” is given twice' },
  'develop.fieldReserved': {
    zh: '“{name}”是保留名称，不能作为字段、表或实体的名称',
    en: '“{name}” is reserved: it cannot name a field, a table or an entity',
  },
  'develop.entityUnknown': { zh: '没有实体“{name}”', en: 'There is no entity “{name}”' },
  'develop.tableUnknown': { zh: '没有数据表“{name}”', en: 'There is no table “{name}”' },
  'develop.dataSourceMissing': { zh: '请选择数据源', en: 'Choose a data source' },
  'develop.tooMany': { zh: '一次最多生成{max}项', en: 'At most {max} at once' },
} as const satisfies Record<string, Text>;

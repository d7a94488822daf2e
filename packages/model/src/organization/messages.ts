import type { Text } from '../kit/text.ts';

export const organizationMessages = {
  'organization.accountTaken': { zh: '当前账号已被使用!', en: 'This account is already in use' },
  'organization.userMissing': { zh: '用户不存在!', en: 'The user does not exist' },
  'organization.selectUser': { zh: '请至少选择一个用户', en: 'Select at least one user' },
  'organization.tooManyUsers': { zh: '一次最多处理{max}个用户', en: 'At most {max} users at once' },
  'organization.passwordByServer': {
    zh: '密码由系统生成，请使用重置密码',
    en: 'Passwords are made by the system; use “reset password”',
  },
  'organization.phoneEmpty': { zh: '手机号码不能为空', en: 'The phone number must not be empty' },
  'organization.phoneLength': { zh: '手机号码长度不为11位', en: 'The phone number must have 11 digits' },
  'organization.phoneForm': { zh: '手机号码格式不正确', en: 'The phone number is not in the right form' },
  'organization.emailForm': { zh: '电子邮箱格式不正确', en: 'The email address is not in the right form' },
  'organization.deptMissing': { zh: '所属部门不存在', en: 'The department does not exist' },
  'organization.deptBeyond': {
    zh: '不能分配到本人数据范围之外的部门',
    en: 'You cannot place people in departments beyond your own',
  },
  'organization.postMissing': { zh: '所属岗位不存在', en: 'The post does not exist' },
  'organization.roleMissing': { zh: '所选角色不存在', en: 'The role does not exist' },
  'organization.roleBeyond': {
    zh: '不能分配超出本人权限的角色：{role}',
    en: 'You cannot grant a role that holds more than you do: {role}',
  },
  'organization.userBeyond': {
    zh: '不能操作权限高于本人的用户：{account}',
    en: 'You cannot change a user who holds more than you do: {account}',
  },
  'organization.ownRoles': { zh: '不能修改本人的角色', en: 'You cannot change your own roles' },
  'organization.ownAccount': { zh: '不能停用或删除本人的账号', en: 'You cannot disable or remove yourself' },
  'organization.lastAdministrator': {
    zh: '租户至少保留一名启用的管理员',
    en: 'The tenant must keep at least one enabled administrator',
  },
  'organization.statusWaiting': {
    zh: '待审核状态由注册产生，不能手工设置',
    en: 'Only a registration puts an account into waiting',
  },
  'organization.accountLimit': {
    zh: '租户账号额度为{max}个，已用完',
    en: 'The tenant may have {max} accounts, and all are used',
  },
  'organization.accountsUsedUp': {
    zh: '租户账号额度已用完，请联系平台管理员增加额度',
    en: 'The tenant has as many accounts as it may have; ask the platform for more',
  },
  'organization.accountForm': {
    zh: '账号须以字母、汉字或数字开头，只含字母、汉字、数字和 . _ - @，最多45个字符',
    en: 'An account begins with a letter or digit and holds letters, digits and . _ - @, at most 45 characters',
  },
  'organization.accountLike': {
    zh: '已有账号“{taken}”，仅大小写不同的账号不能新增',
    en: 'There is an account “{taken}”: another that differs in capitals alone cannot be added',
  },
  'organization.importExample': {
    zh: '这是模板中的示例，请删除该行或改为实际人员',
    en: 'This is the example of the template: remove the row or write a person in its place',
  },
  'organization.tenantExpired': { zh: '租户已过期，不能新增用户', en: 'The tenant has expired; no users can be added' },
  'organization.foreignTenant': { zh: '无权操作非本租户的数据', en: 'This belongs to another tenant' },
  'organization.parentMissing': { zh: '上级部门不存在!', en: 'The parent department does not exist' },
  'organization.parentSelf': { zh: '父节点不可选择自身!', en: 'A department cannot be its own parent' },
  'organization.parentBelow': {
    zh: '上级部门不能是本部门的下级部门',
    en: 'The parent cannot be one of the department’s own descendants',
  },
  'organization.managerMissing': { zh: '部门负责人不存在', en: 'The manager does not exist' },
  'organization.deptHasChildren': {
    zh: '部门下还有子部门，不能删除：{dept}',
    en: 'This department still has departments below it: {dept}',
  },
  'organization.deptHasUsers': {
    zh: '部门下还有用户，不能删除：{dept}',
    en: 'This department still has users: {dept}',
  },
  'organization.deptHasWork': {
    zh: '部门还有未办结的{what}，不能删除：{dept}',
    en: 'Something of this department has not ended yet: {what}. It cannot be removed: {dept}',
  },
  'organization.postTaken': { zh: '岗位编号已存在', en: 'This post code already exists' },
  'organization.postInUse': { zh: '岗位仍有用户，不能删除：{post}', en: 'Users still hold this post: {post}' },
  'organization.ownSession': {
    zh: '不能强制下线当前会话，请使用退出登录',
    en: 'This is your current session; sign out instead',
  },
  'organization.nameEmpty': { zh: '请填写姓名', en: 'Please fill in the name' },
  'organization.avatarKind': { zh: '头像只能是jpg或png图片', en: 'The picture must be a jpg or png' },
  'organization.avatarSize': { zh: '头像不能超过500kb', en: 'The picture must not exceed 500 kb' },
  'organization.importTwice': {
    zh: '账号在文件中重复，首次出现在第{row}行',
    en: 'This account stands in the file already, in row {row}',
  },
  'organization.importUnknown': { zh: '{field}不存在：{name}', en: '{field} does not exist: {name}' },
  'organization.importAmbiguous': {
    zh: '{field}不唯一，请填写全称：{name}',
    en: '{field} is not unique, give the full name: {name}',
  },
  'organization.importOwn': { zh: '不能通过导入修改本人的账号', en: 'You cannot change yourself by an import' },
  'organization.registerTenant': { zh: '请先输入租户编号', en: 'Please enter the tenant number first' },
  'organization.registerAccount': { zh: '请先输入账号名称', en: 'Please enter the account first' },
  'organization.registerPassword': { zh: '请先输入密码', en: 'Please enter the password first' },
  'organization.registerUnknown': {
    zh: '第三方登录信息错误或已失效，请重新登录',
    en: 'The third-party sign-in is unknown or has expired; sign in there again',
  },
  'organization.registerOtherTenant': { zh: '租户信息错误!', en: 'This is not the tenant of your sign-in' },
  'organization.waiting': { zh: '账号正在等待管理员审核', en: 'The account is waiting for approval' },
} as const satisfies Record<string, Text>;

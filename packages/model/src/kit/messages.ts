import type { Text } from '../kit/text.ts';

/** Refusals and answers that no domain owns. Code → zh, en; `{name}` is filled in. */
export const platformMessages = {
  ok: { zh: '操作成功', en: 'Done' },
  'platform.badRequest': { zh: '请求参数格式错误', en: 'The request is not well formed' },
  'platform.invalid': { zh: '{field}：{reason}', en: '{field}: {reason}' },
  'platform.calendarMissing': {
    zh: '未配置{year}年工作日历，请联系平台管理员补充后再试',
    en: 'The work calendar of {year} is not configured: ask the platform’s administrator to add it',
  },
  'platform.strangeCharacter': {
    zh: '{field}含有无法保存的不可见字符（{character}），请重新输入',
    en: '{field} holds an invisible character that cannot be kept ({character}); please enter it again',
  },
  'platform.tooDeep': {
    zh: '请求内容嵌套超过{max}层',
    en: 'The request is nested more than {max} levels deep',
  },
  'platform.tooManyFields': {
    zh: '{field}的项数超过{max}',
    en: '{field} has more than {max} names',
  },
  'platform.outsideNetworks': {
    zh: '本单位只允许在指定网络内使用，您当前的地址是{address}；回到允许的网络后可继续',
    en: 'Your organisation works from certain networks only, and your address is {address}; go on when you are back in one of them',
  },
  'platform.outsideTimes': {
    zh: '现在不在本单位允许使用的时间内（{times}），请到时再继续',
    en: 'Your organisation works at certain times only ({times}); go on then',
  },
  'platform.tooManyItems': {
    zh: '{field}一次最多{max}项，请分批提交',
    en: '{field} takes at most {max} entries at once; send them in parts',
  },
  'platform.tooManyRows': {
    zh: '一次最多处理{max}条数据，请分批进行',
    en: 'At most {max} records at once; do it in parts',
  },
  'platform.tooMuchAtOnce': {
    zh: '一次提交的内容过多，请分批提交',
    en: 'This is too much at once; send it in parts',
  },
  'platform.unknownFilter': { zh: '不支持的查询条件：{field}', en: 'Unknown filter: {field}' },
  'platform.hiddenFilter': {
    zh: '数据权限不允许查看“{field}”，不能按它查询或排序',
    en: 'Your data scopes keep “{field}” from you: it cannot be filtered or sorted by',
  },
  'platform.hiddenField': {
    zh: '数据权限不允许查看“{field}”，不能修改',
    en: 'Your data scopes keep “{field}” from you: it cannot be changed',
  },
  'platform.unauthorized': { zh: '请求未授权', en: 'Not signed in' },
  'platform.forbidden': { zh: '没有权限执行此操作', en: 'You may not do this' },
  'platform.passwordMustChange': { zh: '请先修改密码', en: 'Please change your password first' },
  'platform.secondFactorMissing': {
    zh: '您的角色须启用双重验证，请先启用',
    en: 'Your role demands a second factor; enrol one first',
  },
  'platform.proveAgain': {
    zh: '为保护重要操作，请再次验证身份',
    en: 'This matters: prove once more who you are',
  },
  'platform.noRoute': { zh: '没找到请求', en: 'No such route' },
  'platform.notFound': { zh: '数据不存在或已被删除', en: 'The record does not exist or was removed' },
  'platform.notOwner': {
    zh: '这是其他部门经办的数据，只有经办人、其所在部门的人员或有审核权限的负责人可以撤回、结束或删除',
    en: 'This is the work of another department: its author, his department or whoever decides about it takes it back, ends or deletes it',
  },
  'platform.stale': { zh: '数据已被他人修改，请刷新后重试', en: 'Somebody changed this record; reload and try again' },
  'platform.versionMissing': {
    zh: '缺少数据版本号，请刷新后重试',
    en: 'The record version is missing; reload and try again',
  },
  'platform.deptOfOthers': {
    zh: '这是其他部门的数据，您已不在该部门，请由该部门人员或负责该部门的人员办理',
    en: 'This is another department’s and outside your data scopes: somebody of it, or who answers for it, goes on with it',
  },
  'platform.deptOutside': {
    zh: '该部门不在您的数据范围内，请选择本部门或您负责的部门',
    en: 'This department is outside your data scopes: choose your own or one that you answer for',
  },
  'platform.tooLarge': { zh: '请求内容过大', en: 'The request is too large' },
  'platform.mediaType': { zh: '不支持当前媒体类型', en: 'Unsupported media type' },
  'platform.tooMany': { zh: '操作过于频繁，请稍后再试', en: 'Too many requests; try again shortly' },
  'platform.failed': { zh: '未知错误', en: 'Unknown error' },
  'platform.tookTooLong': {
    zh: '处理时间过长，请求已终止；请刷新页面确认后再重试',
    en: 'This took too long and was stopped; reload the page and check before you try again',
  },
  'platform.busy': { zh: '服务器繁忙，请稍后重试', en: 'The server is busy; try again shortly' },
  'platform.keyReused': {
    zh: '请勿重复提交：内容与上次提交的不同',
    en: 'This idempotency key was used with another request',
  },
  'platform.keyBusy': {
    zh: '相同请求正在处理，请稍后重试',
    en: 'The same request is being processed; try again shortly',
  },
  'platform.duplicate': { zh: '{field}已存在', en: '{field} already exists' },
  'platform.inUse': { zh: '数据已被引用，不能删除', en: 'The record is in use and cannot be removed' },
  'platform.badState': { zh: '当前状态不允许此操作', en: 'Not allowed in the current state' },
  'platform.ownWork': {
    zh: '经办人不能审核自己提交的内容，请由其他人处理',
    en: 'Whoever handed this in may not decide on it: ask somebody else to',
  },
  'platform.reasonMissing': { zh: '请填写{action}原因', en: 'Please say why: {action}' },
  'platform.bandDates': { zh: '失效日期不能早于生效日期', en: 'It cannot end before it is in force' },
  'platform.editionKept': {
    zh: '已生效的标准应保持完整：不能删除、改动其生效日期或使分档中断；停止使用的请填写失效日期，新标准按新的生效日期录入',
    en: 'A scale that has been in force stays whole: it is not removed, moved to other days or broken. Give it a last day, and write a new one under a new first day',
  },
  'platform.bandsFromLast': {
    zh: '删除后分档不衔接，请从最后一档起删除',
    en: 'The bands would not follow each other: remove them from the last one on',
  },
  'platform.removeState': { zh: '当前状态不允许删除', en: 'Cannot be removed in its current state' },
  'platform.required': { zh: '请填写{field}', en: 'Please fill in {field}' },
  'platform.tooLong': { zh: '{field}不能超过{max}个字符', en: '{field} must not exceed {max} characters' },
  'platform.tooManyMarks': {
    zh: '{field}的格式标记超过{max}个，请清除格式后重新粘贴，或分成几份',
    en: '{field} has more than {max} marks of formatting: clear the formatting and paste again, or split it',
  },
  'platform.badFormat': { zh: '{field}格式不正确', en: '{field} is not in the right format' },
  'platform.badForm': {
    zh: '{field}格式不正确：{form}',
    en: '{field} is not in the right format: {form}',
  },
  'platform.badNumber': { zh: '{field}必须是数字', en: '{field} must be a number' },
  'platform.badMoney': {
    zh: '{field}必须是金额，最多两位小数',
    en: '{field} must be an amount with at most two decimals',
  },
  'platform.tooSmall': { zh: '{field}不能小于{min}', en: '{field} must not be less than {min}' },
  'platform.tooBig': { zh: '{field}不能大于{max}', en: '{field} must not be more than {max}' },
  'platform.badChoice': { zh: '{field}的取值不在可选范围内', en: '{field} is not one of the choices' },
  'platform.badTime': { zh: '{field}的日期时间格式不正确', en: '{field} is not a valid date or time' },
  'platform.badReference': { zh: '{field}引用的数据不存在', en: '{field} refers to a record that does not exist' },
  'platform.fixed': { zh: '{field}创建后不能修改', en: '{field} cannot be changed after creation' },
  'platform.unknownField': { zh: '不支持的字段：{field}', en: 'Unknown field: {field}' },
  'platform.readOnlyField': {
    zh: '{field}由系统维护，不能填写或修改',
    en: '{field} is kept by the system and cannot be set or changed',
  },
  'platform.statusFixed': {
    zh: '{name}没有启用、停用之分，不能修改状态',
    en: '{name} cannot be enabled or disabled',
  },
  'platform.selectOne': { zh: '请选择至少一条数据', en: 'Select at least one record' },
} as const satisfies Record<string, Text>;

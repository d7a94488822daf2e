import type { Text } from '../kit/text.ts';

/** What is wrong with a form or an answer, found by the same code in the browser and on the server. */
export const formMessages = {
  'form.syntax': {
    zh: 'JSON格式不正确：第{line}行第{column}列',
    en: 'The JSON cannot be read at line {line}, column {column}',
  },
  'form.notObject': { zh: '内容不是一个表单', en: 'This is not a form' },
  'form.tooLarge': { zh: '表单内容不能超过{limit}', en: 'A form may not be larger than {limit}' },
  'form.tooDeep': { zh: '表单嵌套过深', en: 'The form is nested too deeply' },
  'form.forbiddenKey': { zh: '不允许的键名：{key}', en: 'A key that is not allowed: {key}' },
  'form.columnNotList': { zh: '“{key}”必须是列表', en: '“{key}” must be a list' },
  'form.fieldNotObject': { zh: '第{no}个字段不是对象', en: 'Field {no} is not an object' },
  'form.tooManyFields': { zh: '字段不能超过{limit}个', en: 'A form may not have more than {limit} fields' },
  'form.propMissing': { zh: '请填写字段“{label}”的属性名', en: 'Name the field “{label}”' },
  'form.propFormat': {
    zh: '属性名“{prop}”只能由字母、数字、下划线和$组成，不超过64个字符',
    en: 'The name “{prop}” may hold letters, digits, _ and $ only, 64 at most',
  },
  'form.propTwice': { zh: '属性名“{prop}”重复', en: 'The name “{prop}” is used twice' },
  'form.nesting': { zh: '“{container}”中不能放置“{label}”', en: '“{label}” cannot stand in “{container}”' },
  'form.number': { zh: '“{label}”的{setting}必须是数字', en: '{setting} of “{label}” must be a number' },
  'form.whole': { zh: '“{label}”的{setting}必须是整数', en: '{setting} of “{label}” must be a whole number' },
  'form.least': { zh: '“{label}”的{setting}不能小于{min}', en: '{setting} of “{label}” must be {min} or more' },
  'form.most': { zh: '“{label}”的{setting}不能大于{max}', en: '{setting} of “{label}” must be {max} or less' },
  'form.choice': { zh: '“{label}”的{setting}取值不正确', en: '{setting} of “{label}” is none of its values' },
  'form.optionLabel': { zh: '请输入label', en: 'Enter a label' },
  'form.optionValue': { zh: '请输入value', en: 'Enter a value' },
  'form.optionTwice': { zh: 'value重复', en: 'This value is used already' },
  'form.optionType': {
    zh: '“{label}”的选项值必须是文本或数字',
    en: 'Option values of “{label}” must be text or numbers',
  },
  'form.dicUrl': {
    zh: '“{label}”的字典地址必须是本站路径或http(s)地址',
    en: 'The address of the options of “{label}” must be a path of this site or an http(s) address',
  },
  'form.patternLong': {
    zh: '“{label}”的正则表达式不能超过{limit}个字符',
    en: 'The pattern of “{label}” may not be longer than {limit}',
  },
  'form.patternSyntax': { zh: '“{label}”的正则表达式不正确', en: 'The pattern of “{label}” cannot be read' },
  'form.patternUnsafe': {
    zh: '“{label}”的正则表达式含有不支持的写法（反向引用、后行断言）或过于复杂',
    en: 'The pattern of “{label}” uses what is not supported (back references, look-behind) or is too large',
  },
  'form.expression.syntax': { zh: '“{label}”的{setting}写法不正确', en: '{setting} of “{label}” cannot be read' },
  'form.expression.tooLong': {
    zh: '“{label}”的{setting}不能超过{detail}个字符',
    en: '{setting} of “{label}” may not be longer than {detail}',
  },
  'form.expression.unknownName': {
    zh: '“{label}”的{setting}中没有“{detail}”',
    en: '{setting} of “{label}” speaks of “{detail}”, which is not there',
  },
  'form.expression.unknownFunction': {
    zh: '“{label}”的{setting}有未知函数 {detail}()',
    en: '{setting} of “{label}” calls {detail}(), which is no function',
  },
  'form.expression.arguments': {
    zh: '“{label}”的{setting}中函数“{detail}”的参数不正确',
    en: '{setting} of “{label}” calls “{detail}” with arguments that do not fit',
  },
  'form.expression.type': {
    zh: '“{label}”的{setting}混用了文本和数字',
    en: '{setting} of “{label}” mixes texts and numbers',
  },
  'form.expression.notCondition': {
    zh: '“{label}”的{setting}必须是一个条件',
    en: '{setting} of “{label}” must be a condition',
  },
  'form.expression.tooDeep': { zh: '“{label}”的{setting}过于复杂', en: '{setting} of “{label}” is too complex' },
  'form.cycle': { zh: '字段之间循环引用：{path}', en: 'These fields depend on each other in a circle: {path}' },
  'form.secretsStripped': {
    zh: '已移除{count}处密钥或凭证；上传请使用系统文件服务',
    en: '{count} secrets were taken out; files are stored by the system itself',
  },
  'form.unsupportedCode': {
    zh: '{count}处脚本不会执行，已原样保留',
    en: '{count} scripts are kept as text and never run',
  },
  'form.unknownType': {
    zh: '不认识的字段类型“{type}”，已原样保留',
    en: 'The field type “{type}” is not known; it is kept as it is',
  },
  'form.monthOnly': { zh: '“{label}”的格式不含年份', en: 'The format of “{label}” loses the year' },

  'form.answer.notObject': { zh: '填写内容格式不正确', en: 'The answers are not well formed' },
  'form.answer.unknown': {
    zh: '有内容不属于该表单，请刷新页面后重新填写',
    en: 'Some of what was sent does not belong to this form: reload the page and fill it in again',
  },
  'form.answer.required': { zh: '{label}必须填写', en: '{label} is required' },
  'form.answer.choose': { zh: '请选择{label}', en: 'Choose {label}' },
  'form.answer.custom': { zh: '{text}', en: '{text}' },
  'form.answer.pattern': { zh: '{label}格式不匹配', en: '{label} does not match its format' },
  'form.answer.type': { zh: '{label}的值类型不正确', en: '{label} is of the wrong kind' },
  'form.answer.long': { zh: '{label}不能超过{max}个字符', en: '{label} may not be longer than {max}' },
  'form.answer.short': { zh: '{label}不能少于{min}个字符', en: '{label} must have {min} characters or more' },
  'form.answer.least': { zh: '{label}不能小于{min}', en: '{label} must be {min} or more' },
  'form.answer.most': { zh: '{label}不能大于{max}', en: '{label} must be {max} or less' },
  'form.answer.precision': { zh: '{label}最多{precision}位小数', en: '{label} may have {precision} decimals at most' },
  'form.answer.option': { zh: '{label}的选项不存在', en: '{label} is none of the options' },
  'form.answer.fewest': { zh: '{label}至少选择{min}项', en: 'Choose {min} or more of {label}' },
  'form.answer.count': { zh: '{label}最多{max}项', en: '{label} may have {max} at most' },
  'form.answer.date': { zh: '{label}的日期格式不正确', en: '{label} is not a date' },
  'form.answer.range': { zh: '{label}的结束不能早于开始', en: '{label} ends before it begins' },
  'form.answer.url': { zh: '{label}不是有效的网址', en: '{label} is not an address' },
  'form.answer.fileKind': { zh: '{label}只能上传{accept}文件', en: '{label} takes {accept} only' },
  'form.answer.fileSize': {
    zh: '{label}的文件大小不能超过{max}',
    en: 'Files of {label} may not be larger than {max}',
  },
  'form.answer.place': { zh: '{label}的坐标不正确', en: '{label} is not a place' },
  'form.answer.colour': { zh: '{label}不是有效的颜色', en: '{label} is not a colour' },
  'form.answer.rows': { zh: '{label}最多{max}行', en: '{label} may have {max} rows at most' },
  'form.answer.html': { zh: '{label}内容过长', en: '{label} is too long' },
} as const satisfies Record<string, Text>;

export type FormMessageCode = keyof typeof formMessages;

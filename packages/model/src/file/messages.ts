import type { Text } from '../kit/text.ts';

export const fileMessages = {
  'file.missing': { zh: '请上传文件!', en: 'Please choose a file' },
  'file.notYours': {
    zh: '附件不存在、由他人上传或已用于其他记录，请重新上传',
    en: 'A file does not exist, was uploaded by somebody else or belongs to another record; upload it again',
  },
  'file.typeRefused': { zh: '文件格式不允许', en: 'This kind of file is not allowed' },
  'file.contentDiffers': { zh: '文件内容与扩展名不符', en: 'The content of the file does not match its name' },
  'file.infected': {
    zh: '文件中发现恶意程序（{signature}），未予接收；请先用杀毒软件检查您的电脑，再上传干净的文件',
    en: 'Malware was found in the file ({signature}) and it was not taken; check your computer, then upload a clean one',
  },
  'file.scanFailed': {
    zh: '文件未能完成病毒扫描，未予接收，请稍后重试；仍不成功请联系系统管理员（{reason}）',
    en: 'The file could not be scanned and was not taken; try again later, or tell the administrator ({reason})',
  },
  'file.tooLarge': { zh: '上传文件不能超过100M', en: 'A file must not exceed 100 MB' },
  'file.sealedTooLarge': { zh: '密封文件不能超过20M', en: 'A sealed file must not exceed 20 MB' },
  'file.nameTooLong': { zh: '文件名过长', en: 'The file name is too long' },
  'file.empty': { zh: '文件为空', en: 'The file is empty' },
  'file.cutShort': { zh: '文件上传中断，请重新上传', en: 'The upload was interrupted; please upload again' },
  'file.linkExpired': { zh: '下载链接已失效，请刷新页面后重试', en: 'The download link has expired; reload the page' },
  'file.sealed': { zh: '文件已密封，开标前不可查看', en: 'The file is sealed until opening' },
  'file.tooMany': {
    zh: '当前限制选择 {limit} 个文件，本次选择了 {n} 个文件',
    en: 'At most {limit} files may be chosen; there were {n}',
  },
  'file.pictureKind': { zh: '上传文件只能是 png、jpg、jpeg格式!', en: 'Only png, jpg and jpeg pictures are allowed' },
  'file.pictureTooLarge': {
    zh: '上传失败，图片大小请控制在2M以内',
    en: 'Upload failed: a picture must not exceed 2 MB',
  },
  'file.editorTooLarge': { zh: '上传失败，附件大小请控制在10M以内', en: 'Upload failed: a file must not exceed 10 MB' },
  'file.videoTooLarge': {
    zh: '上传失败，视频大小请控制在500M以内',
    en: 'Upload failed: a video must not exceed 500 MB',
  },
  'file.unpacksTooLarge': {
    zh: '压缩内容展开后过大或已损坏，已拒绝接收',
    en: 'The archive would unpack to too much or is damaged; it was refused',
  },
  'file.spaceLeft': {
    zh: '本单位的附件空间还剩 {left} MB，放不下这个 {size} MB 的文件；请删除不再使用的附件，或请平台管理员增加空间',
    en: 'Your organisation has {left} MB left for files, and this one takes {size} MB; delete files that nobody uses, or ask the platform for more room',
  },
  'file.spaceUsedUp': {
    zh: '本单位的附件空间已用完；请删除不再使用的附件，或请平台管理员增加空间',
    en: 'Your organisation has no room left for files; delete files that nobody uses, or ask the platform for more room',
  },
  'file.personSpaceLeft': {
    zh: '您个人的附件空间还剩 {left} MB，放不下这个 {size} MB 的文件；请删除不再使用的附件，或请管理员调整参数“每人附件空间”',
    en: 'You have {left} MB left for files of your own, and this one takes {size} MB; delete files that nobody uses, or ask your administrator',
  },
  'file.personUsedUp': {
    zh: '您个人的附件数量或空间已达上限；请删除不再使用的附件，或请管理员调整参数“每人附件数量”“每人附件空间”',
    en: 'You have as many files as one person may keep; delete files that nobody uses, or ask your administrator',
  },
  'file.exportBudget': {
    zh: '本单位本小时的 {count} 次导出已用完，请 {minutes} 分钟后再试',
    en: 'The {count} exports of your organisation for this hour are used up; try again in {minutes} minutes',
  },
  'file.exportShare': {
    zh: '您本小时的 {count} 次导出已用完（一人最多使用本单位次数的四分之一），请 {minutes} 分钟后再试',
    en: 'Your {count} exports for this hour are used up (one person has a quarter of what the organisation has); try again in {minutes} minutes',
  },
  'file.archivePaths': {
    zh: '压缩包内的路径“{name}”会写到解压目录之外，已拒绝接收，请重新打包',
    en: 'The path “{name}” in the archive leads out of its folder; it was refused: pack it again',
  },
  'file.archiveProgram': {
    zh: '压缩包内有可执行文件“{name}”，请移除后重新打包上传',
    en: 'There is a program in the archive, “{name}”: take it out, pack again and upload',
  },
  'file.archiveTooDeep': {
    zh: '压缩包嵌套超过 {levels} 层，请解开后重新打包上传',
    en: 'Archives lie in one another more than {levels} deep: unpack them, pack again and upload',
  },
  'file.officeLocked': {
    zh: '文档设有打开密码，无法查看，请取消密码后重新上传',
    en: 'The document asks for a password and cannot be read: remove the password and upload it again',
  },
  'file.pictureTooWide': {
    zh: '图片为 {width} × {height} 像素，超过 {most} 万像素，请缩小后重新上传',
    en: 'The picture has {width} × {height} pixels, more than {most} × 10,000: make it smaller and upload it again',
  },
  'file.notBase64': { zh: '文件内容不是有效的 Base64', en: 'The content is not valid base64' },
  'file.partGone': { zh: '上传已失效，请重新上传', en: 'This upload is over; please upload again' },
  'file.partOffset': {
    zh: '分片位置不符，服务器已收到 {received} 字节',
    en: 'The part does not fit; the server has {received} bytes',
  },
  'file.partsIncomplete': {
    zh: '文件尚未传完：已收到 {received} / {size} 字节',
    en: 'The file is not complete: {received} of {size} bytes have come',
  },
  'file.partsDiffer': { zh: '文件校验不符，请重新上传', en: 'The file does not match its hash; please upload again' },
  'file.partsTooMany': {
    zh: '未完成的上传过多，请先取消或稍后再试',
    en: 'Too many unfinished uploads; cancel some first',
  },
  'file.noPreview': { zh: '不支持在线预览，请下载查看', en: 'It cannot be shown here; please download it' },
  'file.notEditable': {
    zh: '文件已归属业务或已公开，不能在线修改',
    en: 'The file belongs to a record or is published and cannot be changed',
  },
  'file.choosePdf': { zh: '请选择PDF文档', en: 'Please choose a PDF' },
  'file.pdfUnreadable': {
    zh: 'PDF 无法处理，可能已损坏或加密',
    en: 'The PDF cannot be worked on; it may be damaged or encrypted',
  },
  'file.pdfBusy': {
    zh: '正在处理的 PDF 较多，请一分钟后再试',
    en: 'Many PDFs are being worked on; try again in a minute',
  },
  'file.pdfTooLarge': { zh: '签名文件不能超过20M', en: 'A PDF to sign must not exceed 20 MB' },
  'file.markOffPage': { zh: '签章所在页不存在', en: 'A mark lies on a page that does not exist' },
  'file.markPicture': { zh: '签章图样须为 png 或 jpg 图片', en: 'The picture of a mark must be png or jpg' },
  'file.certificateUnreadable': {
    zh: '证书无法读取：请检查文件与密码',
    en: 'The certificate cannot be read: check the file and its password',
  },
  'file.archiveTooMany': {
    zh: '压缩包内的文件或压缩包过多，请分开上传',
    en: 'The archive holds too many files or archives; upload it in parts',
  },
  'file.certificateCostly': {
    zh: '证书的加密参数过高，无法打开，请以常用参数重新导出',
    en: 'The certificate asks for too much work to be opened; export it anew with usual settings',
  },
  'file.certificateBusy': {
    zh: '正在处理的证书较多，请一分钟后再试',
    en: 'Many certificates are being opened; try again in a minute',
  },
  'file.pdfTooManySignatures': {
    zh: 'PDF 的签名超过{max}个，或签名数据过大，无法核验',
    en: 'The PDF has more than {max} signatures, or too large ones, and cannot be verified',
  },
  'file.spreadsheetBusy': {
    zh: '正在读取的表格较多，请一分钟后再试',
    en: 'Many spreadsheets are being read; try again in a minute',
  },
  'file.certificateNoKey': { zh: '证书中没有私钥', en: 'There is no private key with the certificate' },
  'file.certificateKey': {
    zh: '仅支持 RSA（2048 位以上）或 ECDSA（P-256、P-384、P-521）证书',
    en: 'Only certificates with RSA of 2048 bits or more, or ECDSA on P-256, P-384 or P-521, are supported',
  },
  'file.certificateTwice': { zh: '该证书已导入', en: 'This certificate has been imported already' },
  'file.certificateTime': { zh: '证书不在有效期内', en: 'The certificate is not valid at this time' },
  'file.certificateNew': { zh: '证书须通过导入新增', en: 'A certificate is added by its import' },
  'file.spreadsheetUnreadable': {
    zh: '无法读取该文件，请使用未加密的.xlsx文件',
    en: 'The file cannot be read; please use an .xlsx file without a password',
  },
  'file.spreadsheetTooLarge': { zh: '导入文件不能超过5M', en: 'A file to import must not exceed 5 MB' },
  'file.spreadsheetTooManyRows': { zh: '一次最多导入{max}行', en: 'At most {max} rows can be imported at once' },
  'file.spreadsheetEmpty': { zh: '文件中没有数据行', en: 'The file has no rows of data' },
  'file.spreadsheetColumnsMissing': {
    zh: '缺少列：{columns}，请使用导入模板',
    en: 'Missing columns: {columns}; please use the template',
  },
  'file.spreadsheetColumnTwice': { zh: '列重复：{columns}', en: 'Columns occur twice: {columns}' },
  'file.spreadsheetFormula': {
    zh: '{field}不能是公式，请粘贴为数值',
    en: '{field} must not be a formula; paste it as a value',
  },
  'file.spreadsheetLongNumber': {
    zh: '{field}数字过长已失真，请将单元格设为文本后重新填写',
    en: '{field} is too long a number and lost digits; format the cell as text and enter it again',
  },
  'file.spreadsheetFaults': {
    zh: '导入失败，共{count}处错误，未导入任何数据：\n{lines}',
    en: 'Nothing was imported; {count} errors:\n{lines}',
  },
  'file.spreadsheetUnpacks': {
    zh: '文件解压后过大，无法导入',
    en: 'The file unpacks to more than can be imported',
  },
  'file.spreadsheetRowExists': {
    zh: '{field}“{value}”已存在；如需更新，请勾选“更新已有数据”',
    en: '{field} “{value}” exists already; tick “update what exists” to change it',
  },
  'file.spreadsheetRowHidden': { zh: '{field}“{value}”已被占用', en: '{field} “{value}” is taken' },
  'file.spreadsheetRowTwice': {
    zh: '与第{row}行的{field}重复',
    en: '{field} is the same as in row {row}',
  },
  'file.spreadsheetNameUnknown': { zh: '{field}“{value}”不存在', en: '{field} “{value}” does not exist' },
  'file.spreadsheetNameTwice': {
    zh: '{field}“{value}”不止一个，请填写更完整的名称',
    en: '{field} “{value}” names more than one; give its fuller name',
  },
  'file.exportColumn': { zh: '不能导出的列：{column}', en: 'This column cannot be exported: {column}' },
  'file.exportBusy': {
    zh: '正在进行的导出较多，请稍后再试',
    en: 'Too many exports are running; try again shortly',
  },
  'file.exportFailed': { zh: '导出中断，请重试', en: 'The export broke off; please try again' },
} as const satisfies Record<string, Text>;

/** Forms as tools of several years wrote them; for tests. */

/** 2019: bounds as rows, a slider that is misspelled, both places of the buttons, patterns lost to JSON. */
export const form2019 = {
  column: [
    {
      type: 'input',
      label: '单行文本',
      span: 24,
      display: true,
      prop: '1566900000000_123',
      required: true,
      pattern: '^\\d+$',
      rules: [
        { required: true, message: '单行文本必须填写' },
        { pattern: {}, message: '单行文本格式不匹配' },
      ],
    },
    {
      type: 'number',
      label: '计数器',
      span: 12,
      display: true,
      prop: '1566900000001_5',
      minRows: 1,
      maxRows: 9,
      required: true,
    },
    {
      type: 'silder',
      label: '滑块',
      span: 24,
      prop: '1566900000002_7',
      min: 0,
      max: 10,
      somethingOfTheirs: { a: [1, null] },
    },
    {
      type: 'switch',
      label: '开关',
      span: 24,
      prop: '1566900000003_8',
      valueDefault: 0,
      dicData: [
        { label: '', value: '0' },
        { label: '', value: '1' },
      ],
    },
    {
      type: 'dynamic',
      label: '子表单',
      span: 24,
      prop: '1566900000004_9',
      children: {
        align: 'center',
        headerAlign: 'center',
        column: [{ type: 'input', label: '名称', prop: '1566900000005_1', width: '33.3%' }],
      },
    },
    {
      type: 'select',
      label: '部门',
      prop: '1566900000006_2',
      dicData: [],
      dicUrl: '/api/blade-system/dept/list',
      dicMethod: 'get',
    },
  ],
  labelPosition: 'left',
  labelWidth: 120,
  gutter: 0,
  menuBtn: false,
  menuPosition: 'center',
  menuPostion: 'right',
} as const;

/** 2021 and later: groups beside the columns, events, new names of settings. */
export const form2021 = {
  column: [
    { type: 'input', label: '标题', prop: 'a1633000000000123', value: 'x', span: 6, display: true, order: 3 },
    { component: 'avue-input-map', type: 'map', label: '地图选择器', prop: 'a2', params: { zoom: 10 } },
    {
      type: 'upload',
      label: '附件',
      prop: 'a3',
      dragFile: true,
      fileSize: 1000,
      listType: 'picture-card',
      headersConfig: {},
    },
    { type: 'title', prop: 'a4', value: '基本信息', styles: { fontSize: '18px', color: '#000' }, labelWidth: '0px' },
    { component: 'their-own-thing', label: '自定义', prop: 'a5', params: { any: true } },
  ],
  group: [
    {
      label: '分组一',
      prop: 'g1',
      arrow: false,
      collapse: true,
      display: true,
      column: [{ type: 'date', label: '日期', prop: 'a6', format: 'yyyy-MM-dd', valueFormat: 'yyyy-MM-dd' }],
    },
    { label: '分组二', prop: 'g2', icon: 'el-icon-info', column: [] },
  ],
  labelSuffix: '：',
  tabs: true,
  tabsActive: 1,
} as const;

/** What people paste: a script's literal. */
export const pastedText = `
option = {
  // a comment
  column: [
    { type: 'input', label: "单行文本", prop: 'a1', pattern: /^[a-z]+$/i, change: ({ value }) => { alert('}'); return value / 2 } },
    { type: 'select', prop: 'a2', label: '选择', dicData: [{label: '一', value: 0,},], click() { window.x = 1 }, },
  ],
  labelWidth: +120,
};
`;

/** With credentials of other systems. */
export const formWithSecrets = {
  column: [
    {
      type: 'ueditor',
      component: 'ueditor',
      label: '富文本',
      prop: 'text',
      upload: {
        action: '/x',
        oss: 'ali',
        ali: { region: 'a', accessKeyId: 'LTAI4secret', accessKeySecret: 'hush' },
        qiniu: { AK: 'ak', SK: 'sk' },
      },
    },
    { type: 'upload', label: '附件', prop: 'file', headers: [{ key: 'Authorization', value: 'Bearer hush' }] },
    { type: 'password', label: '密码', prop: 'secret', valueDefault: 'hush' },
  ],
} as const;

/** 用印申请 as an administrator would draw it: a sub-table that computes, a file, and a field that shows itself when it matters. */
export const sealApplication = {
  labelPosition: 'left',
  labelWidth: 120,
  gutter: 0,
  column: [
    {
      type: 'textarea',
      prop: 'reason',
      label: '用印事由',
      span: 24,
      display: true,
      minRows: 2,
      maxRows: 6,
      maxlength: 500,
      showWordLimit: true,
      required: true,
    },
    {
      type: 'select',
      prop: 'seal',
      label: '印章类型',
      span: 12,
      display: true,
      required: true,
      dicData: [
        { label: '公章', value: '1' },
        { label: '合同专用章', value: '2' },
        { label: '法定代表人章', value: '3' },
      ],
    },
    { type: 'date', prop: 'useDay', label: '用印日期', span: 12, display: true, required: true, ...dayFormat() },
    {
      type: 'switch',
      prop: 'isOut',
      label: '是否外带',
      span: 12,
      display: true,
      valueDefault: '0',
      dicData: [
        { label: '否', value: '0' },
        { label: '是', value: '1' },
      ],
    },
    {
      type: 'date',
      prop: 'backDay',
      label: '归还日期',
      span: 12,
      display: true,
      required: true,
      ...dayFormat(),
      x: { visibleWhen: 'isOut == "1"' },
    },
    {
      type: 'dynamic',
      prop: 'files',
      label: '用印文件',
      span: 24,
      display: true,
      required: true,
      children: {
        align: 'left',
        headerAlign: 'left',
        addBtn: true,
        delBtn: true,
        column: [
          { type: 'input', prop: 'name', label: '文件名称', span: 24, display: true, required: true, maxlength: 100 },
          countOf('copies', '份数'),
          countOf('pages', '每份页数'),
          {
            type: 'number',
            prop: 'sheets',
            label: '总页数',
            span: 24,
            display: true,
            precision: 0,
            x: { computed: 'row["copies"] * row["pages"]' },
          },
          { type: 'input', prop: 'sealNo', label: '印章编号', span: 24, display: true, maxlength: 50 },
        ],
      },
    },
    {
      type: 'upload',
      prop: 'scans',
      label: '附件',
      span: 24,
      display: true,
      accept: ['.pdf', '.doc', '.docx', '.jpg', '.png'],
      multiple: true,
      limit: 5,
      tip: '请上传需要用印的文件',
    },
    { type: 'user', prop: 'keeper', label: '印章保管人', span: 12, display: true },
    { type: 'input', prop: 'opinion', label: '法务意见', span: 24, display: true, maxlength: 200 },
  ],
};

function dayFormat() {
  return { format: 'yyyy-MM-dd', valueFormat: 'yyyy-MM-dd' };
}

function countOf(prop: string, label: string) {
  return { type: 'number', prop, label, span: 24, display: true, min: 1, max: 10_000, precision: 0, required: true };
}

interface Cast {
  readonly adminId: string;
  readonly managerId: string;
}

/** 提交 → 印章管理：填写印章编号、保管人和法务意见 → 领导批准：看不到法务意见 → 结束. */
export function sealFlowCells({ adminId, managerId }: Cast): readonly object[] {
  const readAll = { reason: 'read', seal: 'read', useDay: 'read', isOut: 'read', backDay: 'read', scans: 'read' };
  const start = { opinion: 'hidden', keeper: 'hidden', 'files.sealNo': 'read' };
  const check = { ...readAll, files: 'read', 'files.sealNo': 'required', keeper: 'required', opinion: 'write' };
  return [
    node('n1', 20, { nodeType: '1', examine: '提交申请', ...withRights(start) }),
    node('n2', 110, approval('印章管理员办理', managerId, check)),
    node('n3', 200, approval('领导批准', adminId, { opinion: 'hidden' })),
    node('n4', 290, { nodeType: '4', examine: '结束' }),
    ...['n1-n2', 'n2-n3', 'n3-n4'].map(edge),
  ];
}

function node(id: string, y: number, data: object) {
  return { id, shape: 'rect', position: { x: 200, y }, size: { width: 120, height: 44 }, data };
}

function edge(id: string) {
  const [source, target] = id.split('-');
  return { id, shape: 'edge', source: { cell: source }, target: { cell: target }, data: {} };
}

function approval(examine: string, grantUser: string, fieldRights: object) {
  const plain = { nodeType: '3', grantType: '2', rejectHandle: '3', taskEdit: '0', isCountersign: '0', isWait: '0' };
  return { ...plain, examine, grantUser, ...withRights(fieldRights) };
}

function withRights(fieldRights: object) {
  return { extension: { fieldRights } };
}

import { archivedState, archiveSource, secretLevel, type ArchivedPaper } from '@zhaocai/model';

/** One file of a dossier. `altered`: it is no longer what was uploaded; `missing`: its store has lost it. */
export interface ManifestLine {
  readonly path: string;
  readonly fileName: string;
  readonly catalogName: string | null;
  readonly uploadTime: string;
  readonly size: number;
  readonly sha256: string | null;
  readonly state: 'good' | 'altered' | 'missing';
}

/** What a dossier says of itself. */
export interface Manifest {
  readonly format: 'zhaocai-dossier/1';
  readonly project: { readonly id: string; readonly projectNo: string; readonly projectName: string };
  readonly madeAt: string;
  readonly madeBy: { readonly userId: string; readonly account: string };
  /** The end of the project's chain of evidence. */
  readonly evidence: { readonly seq: string; readonly hash: string } | null;
  readonly files: readonly ManifestLine[];
  /** The archive list of the project's method, where the buyer has configured one. */
  readonly archives?: readonly ArchivedPaper[];
}

export function manifestJson(manifest: Manifest): string {
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

const states = { good: '完好', altered: '与上传时不符', missing: '缺失' } as const;

/** The same for people, in the order of the archive; a byte order mark, for Excel reads Chinese by it. */
export function manifestCsv({ files }: Manifest): string {
  const head = ['序号', '路径', '文件名', '目录', '上传时间', '字节数', 'SHA-256', '状态'];
  const rows = files.map(({ path, fileName, catalogName, uploadTime, size, sha256, state }, index) => [
    String(index + 1),
    path,
    fileName,
    catalogName ?? '',
    uploadTime,
    String(size),
    sha256 ?? '',
    states[state],
  ]);
  return csvOf([head, ...rows]);
}

/** Which papers of the archive list are in the archive: for people, as the list of files is. */
export function archivesCsv(archives: readonly ArchivedPaper[]): string {
  const head = ['目录编号', '资料名称', '必备', '来源', '密级', '保存年限', '状态', '文件'];
  const rows = archives.map(
    ({ catalogCode, name, required, source, secretLevel: level, retentionYears, state, files }) => [
      catalogCode,
      name,
      required ? '是' : '否',
      archiveSource.named(source)?.label.zh ?? '',
      secretLevel.named(level)?.label.zh ?? '',
      String(retentionYears),
      archivedState.named(state)?.label.zh ?? '',
      files.join('；'),
    ],
  );
  return csvOf([head, ...rows]);
}

function csvOf(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}

/** A name that begins like a formula stays a text when a spreadsheet opens the list. */
function cell(text: string): string {
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${plain.replaceAll('"', '""')}"`;
}

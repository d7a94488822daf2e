import { judgeCheckpoint, readDays, readKeys } from '@zhaocai/model/record/kept-checkpoint';
import { readCheckpoint, readNote, type Checkpoint } from '@zhaocai/model/record/checkpoint';
import { verifyArchive } from '@zhaocai/model/record/verify-archive';
import { fill } from '@zhaocai/model/kit/text';

/** Sentences of the page by their names (server: portal/record/record-texts.ts). */
type Words = Readonly<Record<string, string>>;

/** What is said of a file: a sentence, and what does not fit in the words of the verifier. */
interface Said {
  readonly isGood: boolean;
  readonly sentence: string;
  readonly lines: readonly string[];
}

/** Checks whatever is chosen, in this browser alone, and says below the field what came of it. */
function checkKept(field: HTMLInputElement): void {
  const words = JSON.parse(field.dataset.portalCheck ?? '{}') as Words;
  const place = document.querySelector<HTMLElement>('[data-portal-checked]');
  const say = (said: Said) => place && show(place, said);
  field.addEventListener('change', () => {
    const [file] = field.files ?? [];
    // The same file may be chosen again.
    field.value = '';
    if (!file) return;
    say({ isGood: true, sentence: `${file.name} ${words.reading ?? ''}`, lines: [] });
    void judge(file, words).then((said) => say({ ...said, sentence: `${file.name} ${said.sentence}` }));
  });
}

async function judge(file: File, words: Words): Promise<Said> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const isArchive = bytes[0] === 0x50 && bytes[1] === 0x4b;
  return isArchive ? judgeArchive(bytes, words) : judgeNote(new TextDecoder().decode(bytes), words);
}

async function judgeArchive(bytes: Uint8Array, words: Words): Promise<Said> {
  try {
    const { counts, faults, publicKey } = await verifyArchive(bytes);
    const key = publicKey ? [fill(words.archiveKey ?? '', { key: publicKey })] : [];
    if (faults.length > 0) return { isGood: false, sentence: words.archiveFaults ?? '', lines: [...faults, ...key] };
    const { days, heads, checkpoints } = counts;
    const held = [
      ...(heads > 0 ? [fill(words.archiveHeads ?? '', counts)] : []),
      ...(days + heads + checkpoints === 0 ? [words.archiveUnsigned ?? ''] : []),
    ];
    return { isGood: true, sentence: fill(words.archiveWhole ?? '', counts), lines: [...held, ...key] };
  } catch {
    return { isGood: false, sentence: words.unreadable ?? '', lines: [] };
  }
}

/** A checkpoint is held against the record of its own buyer, as it is told here today. */
async function judgeNote(note: string, words: Words): Promise<Said> {
  const bad = (name: string, checkpoint?: Checkpoint): Said => ({
    isGood: false,
    sentence: fill(words[name] ?? '', { ...checkpoint }),
    lines: [],
  });
  const text = readNote(note)?.text;
  const checkpoint = text === undefined ? undefined : readCheckpoint(text);
  if (!checkpoint) return bad('unreadable');
  const authority = checkpoint.origin.slice(checkpoint.origin.lastIndexOf('/') + 1);
  const told = await toldOf(authority);
  if (typeof told === 'string') return bad(told);
  const { fault } = await judgeCheckpoint(note, told);
  if (fault) return bad(fault, checkpoint);
  return { isGood: true, sentence: fill(words.checkpointStands ?? '', { ...checkpoint }), lines: [] };
}

async function toldOf(authority: string) {
  const fetched = (name: string) => fetch(`/portal/record/${encodeURIComponent(authority)}/${name}`);
  const answers = await Promise.all([fetched('days'), fetched('keys')]).catch(() => undefined);
  if (!answers) return 'offline';
  if (answers.some(({ status }) => status === 404)) return 'unknown';
  if (!answers.every(({ ok }) => ok)) return 'offline';
  const [days = '', keys = ''] = await Promise.all(answers.map((answer) => answer.text()));
  return { days: readDays(days) ?? [], keys: readKeys(keys) };
}

function show(place: HTMLElement, { isGood, sentence, lines }: Said): void {
  const line = document.createElement('p');
  line.className = `portal-banner ${isGood ? 'portal-green' : 'portal-red'}`;
  line.textContent = sentence;
  const list = document.createElement('ul');
  list.className = 'portal-check-lines';
  for (const one of lines) list.append(Object.assign(document.createElement('li'), { textContent: one }));
  place.replaceChildren(line, ...(lines.length > 0 ? [list] : []));
}

const field = document.querySelector<HTMLInputElement>('input[data-portal-check]');
if (field) checkKept(field);

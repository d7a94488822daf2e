import { publicKeyIn, readCheckpoint, keyIdOf, readNote, treeRoot, type Checkpoint } from './checkpoint.ts';
import { isSignedBy } from './web-signature.ts';

/** A day of the public list: `yyyy-MM-dd` and the digest of its last line, hex. */
export interface RecordDay {
  readonly day: string;
  readonly digest: string;
}

/** The public list of days as a text: a line a day, `yyyy-MM-dd <digest>`, the first day first. */
export function daysText(days: readonly RecordDay[]): string {
  return days.map(({ day, digest }) => `${day} ${digest}\n`).join('');
}

/** Undefined where a line is none. */
export function readDays(text: string): RecordDay[] | undefined {
  const lines = text.split('\n').filter(Boolean);
  const days = lines.flatMap((line) => {
    const [, day, digest] = /^(\d{4}-\d\d-\d\d) ([\da-f]{64})$/.exec(line) ?? [];
    return day && digest ? [{ day, digest }] : [];
  });
  return days.length === lines.length ? days : undefined;
}

/** Why a checkpoint that somebody kept is not believed, or does not agree with the list. */
export type CheckpointFault = 'unreadable' | 'unsigned' | 'shorter' | 'otherDay' | 'differs';

export interface JudgedCheckpoint {
  readonly checkpoint: Checkpoint | undefined;
  readonly fault: CheckpointFault | undefined;
}

/** By which a record is signed, or was until then; the key raw, base64url. */
export interface RecordKey {
  readonly publicKey: string;
  /** `yyyy-MM-dd HH:mm:ss`: what is of a later day does not count. */
  readonly until?: string;
}

/** A line a key: `<name>+<id>+<key>`, of a former one also until when it counted. */
export function readKeys(text: string): RecordKey[] {
  return text.split('\n').flatMap((line) => {
    const [, key, until] =
      /^[^+\s]+\+[\da-f]{8}\+([A-Za-z\d+/=]+)(?: (\d{4}-\d\d-\d\d \d\d:\d\d:\d\d))?$/.exec(line) ?? [];
    const publicKey = key && publicKeyIn(key);
    return publicKey ? [{ publicKey, ...(until && { until }) }] : [];
  });
}

export interface Judging {
  readonly days: readonly RecordDay[];
  readonly keys: readonly RecordKey[];
}

/** Holds a checkpoint that was kept elsewhere against the list of days that is told today. */
export async function judgeCheckpoint(note: string, judging: Judging): Promise<JudgedCheckpoint> {
  const read = readNote(note);
  const checkpoint = read && readCheckpoint(read.text);
  if (!read || !checkpoint) return { checkpoint, fault: 'unreadable' };
  if (!(await isOurs(read, checkpoint, judging))) return { checkpoint, fault: 'unsigned' };
  return { checkpoint, fault: await faultOfDays(checkpoint, judging.days) };
}

async function isOurs(
  { text, signatures }: { text: string; signatures: readonly { keyId: string; signature: string }[] },
  { origin, day }: Checkpoint,
  { keys }: Judging,
): Promise<boolean> {
  const counting = keys.filter(({ until }) => until === undefined || day <= until.slice(0, day.length));
  const pairs = counting.flatMap(({ publicKey }) => signatures.map((one) => ({ ...one, publicKey })));
  for (const { publicKey, keyId, signature } of pairs) {
    const isOfKey = keyId === (await keyIdOf(origin, publicKey));
    if (isOfKey && (await isSignedBy(publicKey, text, signature))) return true;
  }
  return false;
}

async function faultOfDays(
  { size, root, day }: Checkpoint,
  days: readonly RecordDay[],
): Promise<CheckpointFault | undefined> {
  if (days.length < size) return 'shorter';
  const covered = days.slice(0, size);
  if (covered.at(-1)?.day !== day) return 'otherDay';
  return (await treeRoot(covered.map(({ digest }) => digest))) === root ? undefined : 'differs';
}

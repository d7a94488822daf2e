export type DesignCommand =
  | 'copy'
  | 'cut'
  | 'paste'
  | 'undo'
  | 'redo'
  | 'selectAll'
  | 'remove'
  | 'zoomIn'
  | 'zoomOut'
  | 'fit'
  | 'save'
  | 'leaveSelection';

export interface Pressed {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

const withControl: Readonly<Record<string, DesignCommand>> = {
  c: 'copy',
  x: 'cut',
  v: 'paste',
  z: 'undo',
  y: 'redo',
  a: 'selectAll',
  s: 'save',
  '1': 'zoomIn',
  '=': 'zoomIn',
  '+': 'zoomIn',
  '2': 'zoomOut',
  '-': 'zoomOut',
  '0': 'fit',
};
const alone: Readonly<Record<string, DesignCommand>> = {
  backspace: 'remove',
  delete: 'remove',
  escape: 'leaveSelection',
};

/** What a key means on the canvas; undefined for what is the browser's or the page's own. */
export function commandOf({ key, ctrlKey, metaKey, shiftKey, altKey }: Pressed): DesignCommand | undefined {
  if (altKey) return undefined;
  const name = key.toLowerCase();
  if (!ctrlKey && !metaKey) return alone[name];
  if (shiftKey && name === 'z') return 'redo';
  return withControl[name];
}

/** Keys typed into a field are letters, not commands; nor are those of an unfinished Chinese word. */
export function isTyping(event: Pick<KeyboardEvent, 'isComposing' | 'target'>): boolean {
  if (event.isComposing) return true;
  const { target } = event;
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
}

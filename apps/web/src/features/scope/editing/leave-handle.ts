/** For the dialog around a form. */
export interface LeaveHandle {
  /** Closes, after asking where something was typed. */
  readonly leave: () => void;
}

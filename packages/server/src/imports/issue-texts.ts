import { type IgcErrorCode, igcErrorText } from '@cloudstreet/scoring/parse';
import { type Text, text } from '../platform/errors/errors.js';
import type { ImportStep, IssueCode } from './step.js';

export interface IssueText {
  readonly type: IssueCode;
  readonly message: Text;
}

/**
 * Formats a stored issue as a sentence: a code, and after `CHANGE` the field that was not
 * imported.
 *
 * @param steps Steps that may have created it.
 */
export function issueText(issue: string, steps: readonly ImportStep[]): IssueText {
  const [code = '', field = ''] = issue.split(' ');
  if (code === 'CHANGE') return { type: code, message: text('archive.change', { field }) };
  const texts: Readonly<Record<string, Text>> = Object.assign(
    {},
    TEXTS,
    ...steps.map(({ issues }) => issues),
  );
  const message = Object.hasOwn(texts, code) ? texts[code] : undefined;
  if (!message) return { type: 'INTERNAL', message: INTERNAL };
  // Steps declare their texts by codes of the contract.
  return { type: code as IssueCode, message };
}

const INTERNAL = ofArchive('INTERNAL');

/** Texts of the issues that any step may make. */
const TEXTS: Readonly<Partial<Record<IssueCode, Text>>> = {
  EMPTY_FILE: ofRecording('EMPTY_FILE'),
  BINARY_FILE: ofRecording('BINARY_FILE'),
  NOT_IGC: ofRecording('NOT_IGC'),
  NO_H_RECORD: ofRecording('NO_H_RECORD'),
  H_RECORD_NO_DATE: ofRecording('H_RECORD_NO_DATE'),
  NO_FIXES: ofRecording('NO_FIXES'),
  FILE_MISSING: ofArchive('FILE_MISSING'),
  FILE_DAMAGED: ofArchive('FILE_DAMAGED'),
  FILE_TOO_LARGE: ofArchive('FILE_TOO_LARGE'),
  STORY_FLIGHT: ofArchive('STORY_FLIGHT'),
  STORY_LIMIT: ofArchive('STORY_LIMIT'),
  FILTER_INVALID: ofArchive('FILTER_INVALID'),
  FILTER_TAKEN: ofArchive('FILTER_TAKEN'),
  FILTER_OF_INSTANCE: ofArchive('FILTER_OF_INSTANCE'),
  FILTER_FULL: ofArchive('FILTER_FULL'),
  INTERNAL,
};

function ofRecording(code: IgcErrorCode): Text {
  return (_messages, reader) => igcErrorText(code, reader);
}

function ofArchive(code: string): Text {
  return text('archive.issue', { code });
}

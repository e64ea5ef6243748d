import { type IgcErrorCode, igcErrorText } from '@cloudstreet/scoring/igc';
import type { components } from '@cloudstreet/sdk/contract';
import { type Text, text } from '../platform/errors/errors.js';
import { REFUSALS } from '../stories/store-story.js';

type RemarkCode = components['schemas']['ImportRemarkCode'];

export interface RemarkInWords {
  readonly type: RemarkCode;
  readonly message: Text;
}

/** A remark as it is kept, in words: a code, and after `CHANGE` the field that was not taken. */
export function describeRemark(remark: string): RemarkInWords {
  const [code = '', field = ''] = remark.split(' ');
  if (code === 'CHANGE') return { type: code, message: text('archive.change', { field }) };
  const type = isKnown(code) ? code : 'INTERNAL';
  return { type, message: TEXTS[type] };
}

function isKnown(code: string): code is keyof typeof TEXTS {
  return Object.hasOwn(TEXTS, code);
}

const TEXTS: Readonly<Record<Exclude<RemarkCode, 'CHANGE'>, Text>> = {
  ...REFUSALS,
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
  INTERNAL: ofArchive('INTERNAL'),
};

function ofRecording(code: IgcErrorCode): Text {
  return (_messages, reader) => igcErrorText(code, reader);
}

function ofArchive(code: string): Text {
  return text('archive.remark', { code });
}

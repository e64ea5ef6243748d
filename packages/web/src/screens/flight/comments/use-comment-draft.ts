import { useState } from 'react';
import { readDevice, writeDevice } from '../../../app/device-storage.js';
import type { Mention } from './mentions.js';

/** A text that is not sent yet. */
export interface CommentDraft {
  readonly text: string;
  readonly mentions: readonly Mention[];
  /** Of the last attempt to send this text, which may have succeeded without a response. */
  readonly key?: string;
}

export const EMPTY_DRAFT: CommentDraft = { text: '', mentions: [] };

/** Returns a draft that survives reloads of the page, until it is empty or sent. */
export function useCommentDraft(name: string, initial = EMPTY_DRAFT) {
  const storageKey = `comment ${name}`;
  const [draft, setDraft] = useState(() => readDraft(storageKey) ?? initial);
  return [
    draft,
    (next: CommentDraft) => {
      setDraft(next);
      const isKept = next.text !== '' && next.text !== initial.text;
      writeDevice(storageKey, isKept ? JSON.stringify(next) : undefined);
    },
  ] as const;
}

/** Whether there is a draft of this name. */
export function hasDraft(name: string): boolean {
  return readDraft(`comment ${name}`) !== undefined;
}

/** Another version of the application may have written it. */
function readDraft(storageKey: string): CommentDraft | undefined {
  try {
    const stored: unknown = JSON.parse(readDevice(storageKey) ?? '{}');
    const { text, mentions, key } = Object(stored) as Partial<Record<keyof CommentDraft, unknown>>;
    if (typeof text !== 'string') return undefined;
    return {
      text,
      mentions: Array.isArray(mentions) ? mentions.filter(isMention) : [],
      ...(typeof key === 'string' && { key }),
    };
  } catch {
    return undefined;
  }
}

function isMention(value: unknown): value is Mention {
  const { id, name } = Object(value) as Partial<Record<keyof Mention, unknown>>;
  return typeof id === 'number' && typeof name === 'string';
}

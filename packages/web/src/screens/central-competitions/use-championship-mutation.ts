import { ApiError, type Operation } from '@cloudstreet/sdk';
import type { OperationId } from '@cloudstreet/sdk/contract';
import { operationMutation } from '@cloudstreet/sdk/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApp } from '../../app/context.js';

/**
 * Calls an operation of the organiser, and loads what it changes.
 *
 * @param explains HTTP statuses of errors that a form shows. Others are shown as toasts.
 */
export function useChampionshipMutation<Id extends OperationId>(
  operation: Operation<Id>,
  explains: readonly number[] = [422],
) {
  const { api } = useApp();
  const client = useQueryClient();
  const mutation = useMutation({
    ...operationMutation(api, operation),
    onSuccess: () => client.invalidateQueries({ queryKey: ['championship'] }),
    meta: { explains },
  });
  const { error } = mutation;
  return {
    ...mutation,
    /** Properties of the form. */
    form: {
      failure: error,
      fieldErrors: error instanceof ApiError ? error.fields : undefined,
      error: error instanceof ApiError ? error.message : undefined,
    },
  };
}

# shellcheck shell=bash
# Sourced by ./test and web/test. `step NAME` begins a step; at the end a table shows the seconds
# that each step took.
steps_before=""
steps_table=""
steps_name=""
steps_began=0

end_step() {
  if [ -n "$steps_name" ]; then
    steps_table+="$(printf '%6d s  %s' $((SECONDS - steps_began)) "$steps_name")"$'\n'
  fi
  steps_name=""
}

step() {
  end_step
  steps_name="$*"
  steps_began=$SECONDS
  printf '\n== %s%s\n' "$steps_before" "$*"
}

# Prints the table. Also runs when a step fails, and then names the step.
print_steps() {
  local status=$?
  trap - EXIT
  [ $status = 0 ] || printf '\n== failed: %s%s\n' "$steps_before" "$steps_name"
  end_step
  printf '\n%s%6d s  %sall steps\n' "$steps_table" "$SECONDS" "$steps_before"
}
trap print_steps EXIT
